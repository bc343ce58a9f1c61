import { isFunction, textValue, truthValue } from '../ast';
import type { Job } from '../job';
import { ConfigObject, quote } from '../tree';

/** A function becomes a plugin: it runs after every build, as before. */
export function convertOnSuccess(job: Job): void {
  const node = job.resolved('onSuccess');
  if (node && textValue(node) !== undefined) return job.leave('onSuccess', 'command');
  const value = job.value('onSuccess')!;
  if (!node || !isFunction(node) || value.type === 'conditional value')
    return job.leave('onSuccess', 'unreadable');
  const plugin = new ConfigObject();
  plugin.set(['name'], quote('on-success'));
  const code = job.code(value);
  plugin.set(
    ['setup'],
    `(api) => {\n  const onSuccess = ${code.replaceAll('\n', '\n  ')};\n  api.onAfterBuild(async () => {\n    await onSuccess();\n  });\n}`,
  );
  job.context.rootPlugins.push(plugin);
}

export function convertSilent(job: Job): void {
  if (job.isOff('silent')) return job.say('silent', 'default-value');
  const tree = job.map(job.value('silent')!, (node, written) => {
    if (truthValue(node) !== undefined) return quote(truthValue(node) ? 'error' : 'info');
    return { test: job.code(written), yes: quote('error'), no: quote('info') };
  });
  if (tree !== undefined) job.context.root.set(['logLevel'], tree);
}
