export type ContractMessage = { readonly name: string; readonly text: string; readonly file: string };

const contract = import.meta.glob<Record<string, unknown>>('../contract/**/*.ts', { eager: true });

const isSentence = (text: string) => /[가-힣]/.test(text) && /(?:니다|세요|니까|나요|[아어]요)(?![가-힣])/.test(text);

/** Lists the messages of the contract. */
export const contractMessages = (): readonly ContractMessage[] =>
  Object.entries(contract).flatMap(([path, module]) => {
    const file = path.replace('../', '');
    const isMessages = /[/-]messages\.ts$/.test(file);
    return stringsIn({ ...module }).flatMap(([name, text]) =>
      /[가-힣]/.test(text) && (isMessages || isSentence(text)) ? [{ name, text, file }] : [],
    );
  });

/** Finds all texts in a value, with their names. */
export function stringsIn(value: unknown, name = ''): [name: string, text: string][] {
  if (typeof value === 'string') return [[name, value]];
  if (!isPlain(value)) return [];
  return Object.entries(value).flatMap(([key, part]) => stringsIn(part, name === '' ? key : `${name}.${key}`));
}

/** A schema or an actor is not looked into. */
const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && (Array.isArray(value) || value.constructor === Object);
