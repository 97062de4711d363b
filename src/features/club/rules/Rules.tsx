import { oakhillsRules } from './oakhills-rules.ts';
import { oakvalleyRules } from './oakvalley-rules.ts';
import { RulesScreen } from './RulesScreen.tsx';

const rules = { oakhills: oakhillsRules, oakvalley: oakvalleyRules } as const;

export const Rules = ({ club }: { club: keyof typeof rules }) => <RulesScreen rules={rules[club]} />;
