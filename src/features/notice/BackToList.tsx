import { RouterProvider } from 'react-aria-components';
import { useNavigate } from 'react-router-dom';
import { ButtonLink } from '#src/ui/actions/ButtonLink.tsx';
import { listOf, type CameFrom } from './came-from.ts';

/** The link to the list; a visitor who came from the list goes back to it, with its scroll position. */
export function BackToList({ cameFrom }: { cameFrom: CameFrom | null }) {
  const navigate = useNavigate();
  return (
    <RouterProvider navigate={(path) => void (cameFrom ? navigate(-cameFrom.steps) : navigate(path))}>
      <ButtonLink href={listOf(cameFrom)} variant="secondary">
        목록
      </ButtonLink>
    </RouterProvider>
  );
}
