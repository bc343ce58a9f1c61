// Loaded before a script that this project runs. Whoever is killed cannot tell its children to stop:
// they see the line between them close, and end too.
process.on('disconnect', () => process.exit(1));
process.channel?.unref();

// The last thing that it says to whoever has started it; only the process itself knows.
process.on('exit', () => {
  if (process.connected) process.send({ usage: process.resourceUsage() });
});
