module.exports = (source) => source.replace(/require\.resolveWeak\(("[^"]*")\)/g, '$1');
