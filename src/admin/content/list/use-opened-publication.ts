import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import type { StaffClient } from '../../api/call.ts';
import { useStaffClient } from '../../api/client-context.tsx';

/** Opens the publication that a call returns. */
export function useOpenedPublication(call: (client: StaffClient) => Promise<{ id: number }>) {
  const client = useStaffClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: () => call(client),
    onSuccess: ({ id }) => void navigate(`/content/${id}`),
  });
}
