/** Id of the `<template>` in the head of a built page that holds what starts its app. */
export const APP_TEMPLATE_ID = 'app';

/**
 * On a button that only the app answers. A press that comes before the app is noted as the value,
 * for the component to answer when it starts.
 */
export const HYDRATE_ON_INTERACTION = 'data-hydrate-on-interaction';
export const PRESSED = 'pressed';

/** On an element of a page that is an application: there the app starts without being asked. */
export const HYDRATE_ON_LOAD = 'data-hydrate-on-load';
