import { createElement } from 'react';
import { addons, types } from 'storybook/manager-api';
import { DiagramLink } from './boards/DiagramLink.tsx';
import { WidthsTab } from './boards/WidthsTab.tsx';
import { HandoverPanel } from './handover/HandoverPanel.tsx';

addons.register('handover', () => {
  addons.add('handover/panel', {
    type: types.PANEL,
    title: '넘겨주기',
    render: ({ active = false }) => (active ? createElement(HandoverPanel) : null),
  });
});

addons.register('boards', () => {
  addons.add('boards/diagram', {
    type: types.TOOL,
    title: '상태도에서 보기',
    match: ({ viewMode }) => viewMode === 'story',
    render: () => createElement(DiagramLink),
  });
  addons.add('boards/widths', {
    type: types.TAB,
    title: '세 너비',
    render: ({ active = true }) => (active ? createElement(WidthsTab) : null),
  });
});
