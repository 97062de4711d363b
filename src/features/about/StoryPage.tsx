import { useQuery } from '@tanstack/react-query';
import { keyVisualSizes, mobileCropOf } from '#contract/site/key-visual.ts';
import { aboutPages } from '#contract/site/pages/about.ts';
import { paths } from '#contract/site/site-paths.ts';
import { useClient } from '#src/api/client-context.tsx';
import { clubsQuery } from '#src/api/clubs.ts';
import { settingQuery } from '#src/api/setting.ts';
import { loadableOf } from '#src/shared/fetched/loadable.ts';
import { PageHead } from '#src/shared/page/PageHead.tsx';
import { useKeyVisuals } from '#src/shared/page/use-key-visuals.ts';
import { videoIdOf } from '#src/shared/video/video-id.ts';
import { ContentPicture } from '#src/ui/media/ContentPicture.tsx';
import { StoryHeader } from '#src/ui/page/StoryHeader.tsx';
import { Tabs } from '#src/ui/page/Tabs.tsx';
import { aboutTabs } from './about-tabs.ts';
import { story } from './story.ts';
import { StoryScreen } from './StoryScreen.tsx';

const info = aboutPages[paths.story];

/** /about/story: a header without a breadcrumb, the group, its clubs and a film (spec 000 §2). */
export function StoryPage() {
  const client = useClient();
  const clubs = useQuery(clubsQuery(client));
  const { data: setting } = useQuery(settingQuery(client));
  const [keyVisual] = useKeyVisuals(info.pageType);
  return (
    <>
      <PageHead {...info} />
      <StoryHeader
        eyebrow={info.eyebrow}
        title={story.title}
        picture={
          <ContentPicture
            file={keyVisual?.pcImageUrl ?? 'kv-deck'}
            mobileFile={keyVisual?.mobileImageUrl ?? 'kv-deck'}
            mobileCrop={mobileCropOf(info.pageType)}
            alt=""
            sizes={keyVisualSizes(info.pageType)}
            width={1920}
            height={1080}
            priority
          />
        }
      />
      <Tabs {...aboutTabs(paths.story)} />
      <StoryScreen clubs={loadableOf(clubs)} videoId={videoIdOf(setting?.filmLink)} />
    </>
  );
}
