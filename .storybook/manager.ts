import { createElement } from 'react';
import { addons, types } from 'storybook/manager-api';
import { HandoverPanel } from './handover/HandoverPanel.tsx';

addons.register('handover', () => {
  addons.add('handover/panel', { type: types.PANEL, title: '넘겨주기', render: ({ active = false }) => (active ? createElement(HandoverPanel) : null) });
});
