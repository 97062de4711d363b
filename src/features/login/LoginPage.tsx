import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '#contract/site/site-paths.ts';
import { useClient } from '#src/api/client-context.tsx';
import { readStored } from '#src/api/stored.ts';
import { useCountedFlow } from '#src/shared/flow/use-counted-flow.ts';
import { useFlow } from '#src/shared/flow/use-flow.ts';
import { PageHead } from '#src/shared/page/PageHead.tsx';
import { provideLogin } from './actors.ts';
import { Login } from './Login.tsx';

/** /account/login: returns to `redirect`, or to the path held in the history's state (spec 001 §2). */
export function LoginPage() {
  const client = useClient();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const returnTo = useReturnPath();
  const [machine] = useState(() => provideLogin(client, queryClient));
  const [savedId] = useState(() => readStored('savedServiceId') ?? '');
  const actor = useFlow(machine, { input: { returnTo } });
  useCountedFlow('login', actor);
  useEffect(() => {
    const { unsubscribe } = actor.subscribe({
      complete: () => {
        const output = actor.getSnapshot().output;
        if (output?.kind === 'dormant')
          void navigate(paths.dormantAccount, { replace: true, state: { wasDormant: true } });
        else if (output) void navigate(output.returnTo, { replace: true });
      },
    });
    return unsubscribe;
  }, [actor, navigate]);
  return (
    <>
      <PageHead title="로그인" />
      <Login actor={actor} savedId={savedId} />
    </>
  );
}

function useReturnPath(): string | null {
  const [search] = useSearchParams();
  const state: unknown = useLocation().state;
  const fromState = typeof state === 'object' && state !== null && 'loginState' in state ? state.loginState : null;
  return search.get('redirect') ?? (typeof fromState === 'string' ? fromState : null);
}
