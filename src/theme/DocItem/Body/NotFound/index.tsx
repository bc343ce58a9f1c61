/* A part of our own: what a page of the type "404" shows; only its route loads it. */
import { NotFoundScreen } from '@site/src/features/not-found/NotFoundScreen';

export default NotFoundScreen;
