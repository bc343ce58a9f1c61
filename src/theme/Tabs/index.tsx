/* Ejected from theme-classic 3.10.2: the choice lives in the DOM and is kept as an index. */
export { Tabs as default } from '@site/src/features/tabs/Tabs';
