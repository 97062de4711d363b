import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import type { ContentKind } from '#contract/staff/content-kinds.ts';
import { createPublication } from '#contract/staff/publication.ts';
import { useStaffClient } from '../../api/client-context.tsx';

type NewPublication = { kind: ContentKind; targetId: number | null };

/** Creates a publication, and opens it. */
export function useNewPublication() {
  const client = useStaffClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (body: NewPublication) => client(createPublication, { body }),
    onSuccess: ({ id }) => void navigate(`/content/${id}`),
  });
}
