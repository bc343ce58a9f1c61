import Translate, { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { AXES, AXIS_NAMES, type Axis, type Choice } from '@site/src/lib/output-explorer/choice';
import { AXIS_TEXTS, VALUE_TEXTS } from './choice-texts';
import styles from './OutputExplorer.module.css';

interface Props {
  choice: Choice;
  isStarted: boolean;
  onChoose(choice: Choice): void;
}

/** One question with its answers: plain radios, so arrow keys work by nature. */
function Group({ axis, choice, isStarted, onChoose }: Props & { axis: Axis }): ReactNode {
  return (
    <fieldset className={styles.group} disabled={!isStarted} data-axis={axis}>
      <legend>{AXIS_TEXTS[axis]}</legend>
      <div className={styles.values}>
        {AXES[axis].map((value) => (
          <label key={value}>
            <input
              type="radio"
              name={`explorer-${axis}`}
              value={value}
              checked={choice[axis] === value}
              onChange={() => onChoose({ ...choice, [axis]: value })}
            />
            {VALUE_TEXTS[axis][value]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** All that can be chosen. Without script nothing can, and a sentence says what is shown. */
export function Choices(props: Props): ReactNode {
  return (
    <>
      <form
        className={styles.choices}
        aria-label={translate({
          id: 'output-explorer.choices.label',
          message: 'Build options',
          description: 'Accessible name of the form with all choices',
        })}
        onSubmit={(event) => event.preventDefault()}
      >
        {AXIS_NAMES.map((axis) => (
          <Group key={axis} axis={axis} {...props} />
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
