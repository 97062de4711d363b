import { shallowEqual, useSelector } from '@xstate/react';
import { useRef, type RefObject } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { siteSearchMachine } from '#machines/site-search.machine.ts';
import { siteSearchView } from './site-search-view.ts';
import { SiteSearchScreen } from './SiteSearchScreen.tsx';

export type SiteSearchProps = {
  actor: ActorRefFrom<typeof siteSearchMachine>;
  /** The field, for a page that focuses it. */
  fieldRef?: RefObject<HTMLInputElement | null>;
};

/** The search on screen. */
export function SiteSearch({ actor, fieldRef }: SiteSearchProps) {
  const view = useSelector(actor, siteSearchView, shallowEqual);
  const localRef = useRef<HTMLInputElement>(null);
  const field = fieldRef ?? localRef;
  return (
    <SiteSearchScreen
      {...view}
      fieldRef={field}
      onChange={(query) => actor.send({ type: 'query.changed', query })}
      onSubmit={() => actor.send({ type: 'query.submitted' })}
      onRetry={() => {
        // The button disappears.
        field.current?.focus();
        actor.send({ type: 'search.retried' });
      }}
    />
  );
}
