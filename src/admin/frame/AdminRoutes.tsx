import { Route, Routes } from 'react-router-dom';
import { ConsultationPage } from '../consultations/ConsultationPage.tsx';
import { ConsultationsPage } from '../consultations/ConsultationsPage.tsx';
import { PublicationPage } from '../content/desk/PublicationPage.tsx';
import { ContentPage } from '../content/list/ContentPage.tsx';
import { AccountPage } from '../account/AccountPage.tsx';
import { AuditPage } from '../audit/AuditPage.tsx';
import { FlowEndsPage } from '../flow-ends/FlowEndsPage.tsx';
import { MemberPage } from '../members/MemberPage.tsx';
import { MembersPage } from '../members/MembersPage.tsx';
import { OverviewPage } from '../overview/OverviewPage.tsx';
import { StaffPage } from '../staff/StaffPage.tsx';
import { adminPaths } from './admin-paths.ts';
import { Allowed } from './Allowed.tsx';
import { MissingPage } from './MissingPage.tsx';

/** The pages of the back office, each for those who have its permission. */
export const AdminRoutes = () => (
  <Routes>
    <Route path={adminPaths.overview} element={<Allowed permission="overview.read" page={<OverviewPage />} />} />
    <Route path={adminPaths.flowEnds} element={<Allowed permission="overview.read" page={<FlowEndsPage />} />} />
    <Route
      path={adminPaths.consultations}
      element={<Allowed permission="consultations.list" page={<ConsultationsPage />} />}
    />
    <Route
      path={adminPaths.consultation}
      element={<Allowed permission="consultations.handle" page={<ConsultationPage />} />}
    />
    <Route path={adminPaths.content} element={<Allowed permission="content.read" page={<ContentPage />} />} />
    <Route path={adminPaths.publication} element={<Allowed permission="content.read" page={<PublicationPage />} />} />
    <Route path={adminPaths.members} element={<Allowed permission="members.search" page={<MembersPage />} />} />
    <Route path={adminPaths.member} element={<Allowed permission="members.open" page={<MemberPage />} />} />
    <Route path={adminPaths.staff} element={<Allowed permission="staff.manage" page={<StaffPage />} />} />
    <Route path={adminPaths.audit} element={<Allowed permission="audit.read" page={<AuditPage />} />} />
    <Route path={adminPaths.account} element={<AccountPage />} />
    <Route path="*" element={<MissingPage />} />
  </Routes>
);
