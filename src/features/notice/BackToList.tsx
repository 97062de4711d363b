import { RouterProvider } from 'react-aria-components';
import { useNavigate } from 'react-router-dom';
import { ButtonLink } from '#src/ui/actions/ButtonLink.tsx';
import { listOf, type CameFrom } from './came-from.ts';

/** The way to the list; who came from there goes back to it as they left it. */
export function BackToList({ came }: { came: CameFrom | null }) {
  const navigate = useNavigate();
  return (
    <RouterProvider navigate={(path) => void (came ? navigate(-came.steps) : navigate(path))}>
      <ButtonLink href={listOf(came)} variant="secondary">
        목록
      </ButtonLink>
    </RouterProvider>
  );
}
