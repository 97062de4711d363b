import { render, screen } from '@testing-library/react';
import { expect } from 'vitest';
import { VerificationReturn } from '#src/features/verification-return/VerificationReturn.tsx';
import { UIProvider } from '#src/ui/foundation/UIProvider.tsx';
import { flow } from './flow.ts';
import { describeRendered } from '../lib/describe-rendered.ts';
import { dialogText, press } from '#tests/component/lib/screen.ts';

const checking = { title: '본인확인 결과를 확인하고 있습니다', busy: 'true', dialog: null };

describeRendered(flow, {
  mount: (actor) => {
    render(
      <UIProvider navigate={() => {}}>
        <VerificationReturn actor={actor} />
      </UIProvider>,
    );
  },
  gestures: { 'alert.dismissed': () => press('확인') },
  look: ({ state }) => {
    const title = screen.getByRole('heading', { level: 1, hidden: true }).textContent;
    const busy = screen.getByRole('main', { hidden: true }).getAttribute('aria-busy');
    const unconfirmed = state.matches({ delivering: 'unconfirmed' }) && {
      title: '본인확인을 시작한 화면이 응답하지 않습니다',
      busy: 'false',
    };
    const delivered = state.matches('delivered') && { title: '본인확인 결과를 보냈습니다', busy: 'false' };
    expect({ title, busy, dialog: dialogText() }).toEqual({
      ...checking,
      ...unconfirmed,
      ...delivered,
      ...(state.matches('alerting') && { dialog: '비정상적인 접근입니다' }),
    });
  },
});
