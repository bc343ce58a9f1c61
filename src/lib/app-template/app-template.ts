/** Id of the `<template>` in the head of a built page that holds what starts its app. */
export const APP_TEMPLATE_ID = 'app';

/** On an element of a page that is an application: there the app starts without being asked. */
export const STARTS_APP = 'data-starts-app';
