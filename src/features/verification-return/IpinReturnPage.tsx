import { VerificationReturn } from './VerificationReturn.tsx';

/** /ipin/loading */
export const IpinReturnPage = () => <VerificationReturn authType="IPIN" />;
