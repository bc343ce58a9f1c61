import Translate, { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { AXES, AXIS_NAMES, type Choice } from '@rslib-docs/samples/output-explorer/choice';
import { AXIS_TEXTS, VALUE_TEXTS } from './choice-texts';
import styles from './Choices.module.css';
import { Values } from './Values';

interface Props {
  choice: Choice;
  isStarted: boolean;
  onChoose(choice: Choice): void;
}

/** All that can be chosen. Without script nothing can, and a sentence says what is shown. */
export function Choices({ choice, isStarted, onChoose }: Props): ReactNode {
  return (
    <>
      <form
        className={styles.choices}
        data-nosnippet=""
        aria-label={translate({
          id: 'output-explorer.choices.label',
          message: 'Build options',
          description: 'Accessible name of the form with all choices',
        })}
        onSubmit={(event) => event.preventDefault()}
      >
        {AXIS_NAMES.map((axis) => (
          <Values
            key={axis}
            name={`explorer-${axis}`}
            legend={AXIS_TEXTS[axis]}
            values={AXES[axis]}
            texts={VALUE_TEXTS[axis]}
            value={choice[axis]}
            isDisabled={!isStarted}
            onChange={(value) => onChoose({ ...choice, [axis]: value })}
          />
        ))}
      </form>
      <p className={styles.withoutScript}>
        <Translate
          id="output-explorer.choices.without-script"
          description="Instead of the choices where scripts do not run"
        >
          Choosing needs JavaScript. This is the result for ESM with declarations.
        </Translate>
      </p>
    </>
  );
}
