import index from '@generated/output-explorer/default/index.json';
import { allChoices, choiceKey, type Choice } from '@rslib-docs/samples/output-explorer/choice';
import { ANSWERS_FOLDER, type Answer, type ExplorerIndex, readAnswer } from './contract';

const { version, answers, places } = index as ExplorerIndex;

/** Version of Rslib that built everything that the explorer shows. */
export const EXPLORER_VERSION = version;

const KEYS = allChoices().map(choiceKey);

/** Name of the answer to a choice. Choices with the same result have the same answer. */
export function answerName(choice: Choice): string {
  return answers[places[KEYS.indexOf(choiceKey(choice))]!]!;
}

/** Loads an answer. Fails where the network does, or where the host answers something else. */
export async function loadAnswer(name: string, baseUrl: string): Promise<Answer> {
  const response = await fetch(`${baseUrl}${ANSWERS_FOLDER}/${name}.json`);
  if (!response.ok) throw new Error(`${response.status} ${response.url}`);
  return readAnswer(await response.json());
}
