import { VerificationReturn } from './VerificationReturn.tsx';

/** /auth/loading */
export const PhoneReturnPage = () => <VerificationReturn authType="NICE" />;
