// Loaded before a script that this project runs. Whoever is killed cannot tell its children to stop:
// they see the line between them close, and end too.
process.on('disconnect', () => process.exit(1));
process.channel?.unref();
