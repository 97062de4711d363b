import { useContext } from 'react';
import { DocsContext, Title } from '@storybook/addon-docs/blocks';
import { flows } from 'virtual:flow-docs';
import { withStories } from '#tests/model/atlas/report/embedded-links.ts';

/** The docs page of a flow: its diagram, each state a link to its story, and its transitions. */
export function FlowDocs() {
  const stories = useContext(DocsContext).componentStories();
  const file: unknown = stories[0]?.parameters['fileName'];
  const flow = typeof file === 'string' ? /(?:^|\/)([^/]+)\.stories\.tsx$/.exec(file)?.[1] : undefined;
  const ids = new Map(stories.flatMap(({ id, parameters }) => statesOf(parameters).map((state) => [state, id] as const)).toReversed());
  const hrefOf = (state: string) => (ids.has(state) ? `./?path=/story/${ids.get(state)}` : undefined);
  return (
    <>
      <Title />
      <div className="atlas sb-unstyled" dangerouslySetInnerHTML={{ __html: withStories((flow && flows[flow]) ?? '', hrefOf) }} />
    </>
  );
}

const statesOf = ({ states }: Readonly<Record<string, unknown>>): readonly unknown[] => (Array.isArray(states) ? states : []);
