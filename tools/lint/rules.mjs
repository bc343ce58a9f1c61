import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');

const FEATURE = /[\\/]src[\\/]features[\\/]([^\\/]+)[\\/]/;

const PACKAGE = /[\\/]packages[\\/]([^\\/]+)[\\/]/;

const targetOf = (context, source) =>
  source.startsWith('@site/')
    ? path.join(ROOT, source.slice('@site/'.length))
    : path.resolve(path.dirname(context.filename), source);

/** A package has one door, its `exports`: a path from outside would go past it. */
export const packageDoors = {
  create(context) {
    const own = PACKAGE.exec(context.filename)?.[1];
    const check = ({ source }) => {
      if (typeof source?.value !== 'string' || !/^(?:\.|@site\/)/.test(source.value)) return;
      const other = PACKAGE.exec(targetOf(context, source.value))?.[1];
      if (other && own !== other) {
        context.report({ node: source, message: `Import package "${other}" by its name.` });
      }
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportAllDeclaration: check,
      ExportNamedDeclaration: check,
    };
  },
};

/** Features do not import features: a slot composes them, what two need moves down. */
export const noFeatureToFeature = {
  create(context) {
    const own = FEATURE.exec(context.filename)?.[1];
    return {
      ImportDeclaration(node) {
        const other = FEATURE.exec(targetOf(context, node.source.value))?.[1];
        if (own && other && own !== other) {
          context.report({ node, message: `Feature "${own}" must not import feature "${other}".` });
        }
      },
    };
  },
};

/** ESLint keeps findings by the versions of plugins: another text of these rules, another version. */
const version = createHash('sha256')
  .update(fs.readFileSync(import.meta.filename))
  .digest('hex');

export const houseRules = {
  meta: { name: 'house', version },
  rules: { 'no-feature-to-feature': noFeatureToFeature, 'package-doors': packageDoors },
};
