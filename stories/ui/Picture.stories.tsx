import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ContentPicture } from '#src/ui/media/ContentPicture.tsx';
import { KeyVisual } from '#src/ui/page/KeyVisual.tsx';
import { Picture } from '#src/ui/media/Picture.tsx';
import { pictures, type PictureName } from '#contract/site/pictures.ts';
import { styled } from '#src/ui/foundation/theme.ts';

const meta = {
  title: '부품/그림',
  id: 'ui-picture',
  component: ContentPicture,
  args: { file: 'kv-dawn', alt: '안개가 걷히는 첫 페어웨이', sizes: '100vw', width: 1920, height: 1080 },
} satisfies Meta<typeof ContentPicture>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Landscape, and portrait in the mobile layout. */
export const Hero: Story = { name: '홈의 그림 · Hero', args: { crop: 'wide', mobileCrop: 'portrait', priority: true } };

export const HeroOnPhone: Story = {
  ...Hero,
  name: '홈의 그림, 휴대폰 · Hero On Phone',
  globals: { viewport: { value: 'phone' } },
};

/** A missing file shows its text on hanji, no broken icon, no layout shift. */
export const Missing: Story = {
  name: '불러오지 못한 그림 · Missing',
  args: { file: 'no-such-file.jpg', alt: '가을 축제 안내', width: 800, height: 600 },
  render: (args) => (
    <Card>
      <ContentPicture {...args} />
    </Card>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: '가을 축제 안내' })).toHaveAttribute('width', '800');
  },
};

export const KeyVisualByFile: Story = {
  name: '파일로 정한 키 비주얼 · Key Visual By File',
  parameters: { layout: 'fullscreen' },
  render: () => (
    <KeyVisual
      eyebrow="Driving range"
      title="드라이빙 레인지"
      breadcrumb={{ homeHref: '/', segments: ['드라이빙 레인지'] }}
      picture={rangeByFile}
    />
  ),
};

export const KeyVisualByFileOnPhone: Story = {
  ...KeyVisualByFile,
  name: '파일로 정한 키 비주얼, 휴대폰 · Key Visual By File On Phone',
  globals: { viewport: { value: 'phone' } },
};

/** Every picture of the manifest, in its aspect ratio. */
export const All: Story = {
  name: '모든 그림 · All',
  render: () => (
    <Sheet>
      {names.map((name) => (
        <li key={name}>
          <Picture name={name} alt="" sizes="240px" />
          <span>{name}</span>
        </li>
      ))}
    </Sheet>
  ),
};

const rangeByFile = (
  <ContentPicture
    file="kv-range-1920.webp"
    crop="wide"
    mobileCrop="portrait"
    alt=""
    sizes="100vw"
    width={1920}
    height={1080}
    priority
  />
);

const names = Object.keys(pictures).filter((name): name is PictureName => name in pictures);

const Card = styled('div', { width: '18rem', aspectRatio: '3 / 4' });

const Sheet = styled('ul', {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(15rem, 1fr))',
  gap: '$4',
  alignItems: 'end',
  fontSize: '$xs',
  '& img': { height: 'auto' },
});
