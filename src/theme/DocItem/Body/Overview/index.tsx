/* A part of our own: what an overview page lists below its text; only its route loads it. */
import { Overview } from '@site/src/features/overview/Overview';

export default Overview;
