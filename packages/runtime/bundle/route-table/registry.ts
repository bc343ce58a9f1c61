export { registry as default } from './filled-tables';
