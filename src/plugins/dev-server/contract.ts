/** Environment variable that names what `npm start` listens to. */
export const DEV_HOST_VARIABLE = 'DEV_SERVER_HOST';
