import { composeText } from '#contract/shared/typed-text.ts';
import type { QuestionAndAnswer } from './FaqList.tsx';

/** The questions that have all words of a text in their title or answer. */
export function questionsWith(questions: readonly QuestionAndAnswer[], text: string): readonly QuestionAndAnswer[] {
  const words = folded(text).split(/\s+/).filter(Boolean);
  if (words.length === 0) return questions;
  return questions.filter(({ title, contents }) => {
    const searched = folded(`${title} ${contents.replaceAll(/<[^<>]*>/g, ' ')}`);
    return words.every((word) => searched.includes(word));
  });
}

const folded = (text: string) => composeText(text).toLowerCase();
