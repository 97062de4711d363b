import { existsSync, readdirSync } from 'node:fs';
import type { DefinedFlow } from '#tools/flows/definition/define-flow.ts';

/** A flow with the name of its folder. */
export type RegisteredFlow = DefinedFlow & { readonly name: string };

const folder = 'tests/flows';

/** Every flow that has a folder in `tests/flows`. */
export const registered: readonly RegisteredFlow[] = await Promise.all(
  readdirSync(folder)
    .filter((name) => existsSync(`${folder}/${name}/flow.ts`))
    .toSorted()
    .map(async (name) => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each file exports its flow
      const { flow } = (await import(`../../${folder}/${name}/flow.ts`)) as { flow: DefinedFlow };
      return { name, ...flow };
    }),
);

/** Names of all flows, in kebab-case. */
export const flowNames: readonly string[] = registered.map(({ name }) => name);
