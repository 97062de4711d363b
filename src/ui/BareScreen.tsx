import { PendingDots } from './PendingDots.tsx';
import { styled } from './theme.ts';

/** A page of its own without header and footer, while something is on its way, such as the return from another site. */
export function BareScreen({ children }: { children: string }) {
  return (
    <Main id="main" aria-busy="true">
      <Words>{children}</Words>
      <Place>
        <PendingDots />
      </Place>
    </Main>
  );
}

const Main = styled('main', {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '$5',
  minHeight: '100dvh',
  padding: '$gutter',
  textAlign: 'center',
});

const Words = styled('h1', { maxWidth: '24em', fontSize: '$lg' });

const Place = styled('div', { position: 'relative', width: '3rem', height: '$touch', color: '$bronze' });
