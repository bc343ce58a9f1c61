import type { SearchRequest } from '../providers/contract';
import { SEARCH_DEBOUNCE_MS } from '../engine/limits';
import { debounce, type createAsk } from './ask';
import type { Outcome } from './outcome';

/**
 * The answers to what is typed. One that is not yet of all there is is shown at once, and replaced
 * when that has come, unless the reader is about to choose from it.
 * @param isChoosing Whether rows must stay where they are.
 * @param refresh Has the answer asked for again.
 */
export function createAnswers(
  ask: ReturnType<typeof createAsk>,
  isChoosing: () => boolean,
  refresh: () => void,
) {
  /** What is shown; another tab of it is shown without asking again. */
  let shown: Outcome | undefined;
  let isKnown = false;
  /** What has come since, and waits for a reader who is choosing. */
  let better: Outcome | undefined;
  /** Number of the last question, and its query. */
  let last = 0;
  let asked = '';

  const askNow = (request: SearchRequest): Promise<Outcome> =>
    ask(request).then(
      (answer) => ({ query: request.query, answer, failed: false }),
      () => ({ query: request.query, answer: { groups: [] }, failed: true }),
    );
  const askSoon = debounce(askNow);

  const showAgain = () => {
    isKnown = true;
    refresh();
  };
  const showBetter = () => {
    if (!better || isChoosing()) return;
    shown = better;
    better = undefined;
    showAgain();
  };
  const goOn = async (outcome: Outcome) => {
    const answer = await outcome.answer.better;
    if (!answer || shown !== outcome) return;
    better = { ...outcome, answer };
    showBetter();
  };

  return {
    async get(request: SearchRequest): Promise<Outcome> {
      const known = isKnown && shown?.query === request.query ? shown : undefined;
      isKnown = false;
      if (known) return known;
      // What comes for the question before is not waited for any more.
      shown = better = undefined;
      const own = (last += 1);
      // What comes all at once, pasted or from an input method, is not being typed any more.
      const { length } = request.query;
      const isTyped = length === 1 || Math.abs(length - asked.length) <= 1;
      asked = request.query;
      const outcome = await askSoon(request, isTyped ? SEARCH_DEBOUNCE_MS : 0);
      if (own !== last) return outcome;
      shown = outcome;
      void goOn(outcome);
      return outcome;
    },
    showAgain,
    /** Shows what has come meanwhile. */
    showBetter,
  };
}
