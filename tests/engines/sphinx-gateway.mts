import path from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { SearchGateway, load } from './search-gateway.mts';
import { SphinxCluster } from './sphinx-cluster.mts';

/** The production build, which the engines' tests search. */
export const BUILD = path.resolve(import.meta.dirname, '../../build');

/** Sphinx with the pages of the build, and a gateway before it, for the tests of a file. */
export class SphinxGateway {
  cluster!: SphinxCluster;
  gateway!: SearchGateway;

  constructor() {
    beforeAll(async () => {
      this.cluster = await SphinxCluster.start();
      await load(this.cluster.env, BUILD);
      this.gateway = await SearchGateway.start(this.cluster.env);
    });
    afterAll(async () => {
      await this.gateway?.stop();
      await this.cluster?.stop();
    });
  }
}
