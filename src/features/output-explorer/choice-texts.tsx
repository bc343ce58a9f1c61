import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import type { Axis } from '@rslib-docs/samples/output-explorer/choice';

/** What each choice is about. */
export const AXIS_TEXTS: Record<Axis, ReactNode> = {
  format: (
    <Translate id="output-explorer.axis.format" description="Name of the choice of a format">
      Format
    </Translate>
  ),
  bundle: (
    <Translate id="output-explorer.axis.bundle" description="Name of the choice of lib.bundle">
      Structure
    </Translate>
  ),
  dts: (
    <Translate id="output-explorer.axis.dts" description="Name of the choice of lib.dts">
      Declarations
    </Translate>
  ),
  syntax: (
    <Translate id="output-explorer.axis.syntax" description="Name of the choice of lib.syntax">
      Syntax
    </Translate>
  ),
  target: (
    <Translate id="output-explorer.axis.target" description="Name of the choice of output.target">
      Target
    </Translate>
  ),
  minify: (
    <Translate id="output-explorer.axis.minify" description="Name of the choice of output.minify">
      Minify
    </Translate>
  ),
};

/** Values that are words; names are the same in every language. */
export const VALUE_TEXTS: Record<Axis, Readonly<Record<string, ReactNode>>> = {
  format: { esm: 'ESM', cjs: 'CJS', umd: 'UMD', iife: 'IIFE' },
  bundle: { true: 'Bundle', false: 'Bundleless' },
  dts: {
    true: (
      <Translate id="output-explorer.dts.on" description="Choice: declarations of each file">
        Per file
      </Translate>
    ),
    bundle: (
      <Translate id="output-explorer.dts.bundle" description="Choice: declarations in one file">
        One file
      </Translate>
    ),
    false: (
      <Translate id="output-explorer.dts.off" description="Choice: no declarations">
        None
      </Translate>
    ),
  },
  syntax: { esnext: 'ESNext', es2021: 'ES2021', es2017: 'ES2017', es5: 'ES5' },
  target: { node: 'Node.js', web: 'Web' },
  minify: {
    false: (
      <Translate id="output-explorer.minify.off" description="Choice: not minified">
        Off
      </Translate>
    ),
    true: (
      <Translate id="output-explorer.minify.on" description="Choice: minified">
        On
      </Translate>
    ),
  },
};
