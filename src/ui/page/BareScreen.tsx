import { PendingDots } from '../actions/PendingDots.tsx';
import { styled } from '../foundation/theme.ts';

/**
 * A page without header and footer for a step in progress, such as the return from another site; `detail` states the
 * result.
 */
export function BareScreen({ title, detail }: { title: string; detail?: string }) {
  return (
    <Main id="main" aria-busy={detail === undefined}>
      <Words role="status">
        <Title>{title}</Title>
        {detail}
      </Words>
      {detail === undefined && (
        <DotsContainer>
          <PendingDots />
        </DotsContainer>
      )}
    </Main>
  );
}

const Main = styled('main', {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '$5',
  minHeight: '$viewport',
  padding: '$gutter',
  textAlign: 'center',
});

const Words = styled('div', { maxWidth: '32em' });

const Title = styled('h1', { marginBottom: '$3', fontSize: '$lg' });

const DotsContainer = styled('div', { position: 'relative', width: '3rem', height: '$touch', color: '$bronze' });
