export { chunkNames as default } from './filled-tables';
