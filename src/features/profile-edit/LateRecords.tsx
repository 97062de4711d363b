import { Suspense } from 'react';
import { Fetched } from '#src/shared/fetched/Fetched.tsx';
import { lazyComponent } from '#src/shared/lazy/lazy-component.tsx';
import type { ProfileRecordsProps } from './ProfileRecords.tsx';

const region = { label: '이용 내역', rows: 3, children: null };
const LoadError = ({ onRetry }: { onRetry: () => void }) => (
  <Fetched {...region} isPending={false} isFailed onRetry={onRetry} />
);
const Records = lazyComponent<ProfileRecordsProps>(
  'ProfileRecords',
  async () => (await import('./ProfileRecords.tsx')).ProfileRecords,
  LoadError,
);

/** The collapsed sections below the profile form; their chunk is loaded with the form, after the page. */
export const LateRecords = (props: ProfileRecordsProps) => (
  <Suspense fallback={<Fetched {...region} isPending isFailed={false} onRetry={() => {}} />}>
    <Records {...props} />
  </Suspense>
);
