import type { AnyStateMachine } from 'xstate';
import { declaredTransitions } from '#machines/lib/transitions.ts';
import { diagramOf } from '../diagram.ts';
import { html, trusted } from './html.ts';
import { wide } from './page.ts';
import { embeddedStyle } from './page-style.ts';
import { transitionsOf } from './transitions-table.ts';

/** The diagram of a machine and its table as a part of another page; each state leads to `state:<its path>`, for that page to fill in. */
export async function embedded(machine: AnyStateMachine): Promise<string> {
  const transitions = [...declaredTransitions(machine).values()].map((row) => ({ ...row, takenBy: [], excuse: null, requirements: [], mutants: [] }));
  const diagram = await diagramOf(machine, { title: `${machine.id} 상태도`, hrefOf: ({ id }) => `state:${id.slice(machine.id.length + 1)}` });
  return html`<style>${trusted(embeddedStyle)}</style>
${wide(`${machine.id} 그림`, trusted(diagram))}
<h2>전이</h2>
${wide('전이 표', transitionsOf({ transitions }, []))}`.markup;
}
