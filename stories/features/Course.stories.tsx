import type { StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { CourseDetail } from '#contract/clubs/course.ts';
import { courseQuery } from '#src/api/courses.ts';
import { createQueryClient } from '#src/api/query-client.ts';
import { CourseScreen, type CourseScreenProps } from '#src/features/course/CourseScreen.tsx';
import { seedCourses } from '../ui/holes.ts';
import { clubs } from './clubs.ts';
import { loading, failed, loaded } from './fetched.ts';
import { unanswered, withServices } from './with-services.tsx';

export default { title: '화면/코스 안내', id: 'features-course', parameters: { layout: 'fullscreen' } };

const narrow = { globals: { viewport: { value: 'narrow' } } };
const coursesOf = (idGolfCC: number) => seedCourses.filter((course) => course.idGolfCC === idGolfCC);
const oakvalley = coursesOf(133);
const wolsongri = coursesOf(135);

/** Shows the page with these courses, the first one selected; the comparison reads them from the query cache. */
function story(courses: readonly CourseDetail[], props: Partial<CourseScreenProps> = {}): StoryObj {
  const [firstCourse] = courses;
  const queryClient = createQueryClient();
  for (const course of courses) queryClient.setQueryData(courseQuery(unanswered, course.id).queryKey, course);
  return withServices(
    () => (
      <CourseScreen
        club="oakvalley"
        facts={clubs[1]}
        courses={loaded(courses)}
        course={firstCourse ? loaded(firstCourse) : loading}
        {...props}
      />
    ),
    queryClient,
  );
}

const longText = '아홉 홀 동안 크고 작은 다리 일곱 개를 건너며, 물소리는 첫 홀부터 마지막까지 따라옵니다. ';
const wordy = oakvalley.slice(0, 2).map((course): CourseDetail => ({
  ...course,
  name: `${course.name} Championship`,
  title: '해 질 녘 연못에 비친 노을을 보며 돌아오는, 다리를 건널 때마다 풍경이 바뀌는 코스',
  introduce: longText.repeat(12),
  youtubeLink: 'https://youtu.be/a1B2-c3_D4e',
  golfCourseHoles: course.golfCourseHoles.slice(0, 3).map((hole) => ({
    ...hole,
    name: '해 질 녘 연못에 비친 노을을 보며 돌아오는 마지막 홀',
    tip: `<p>${longText.repeat(8)}</p>`,
  })),
}));

export const Loaded: StoryObj = { name: '코스와 홀 · Loaded', ...story(oakvalley) };
export const LoadedNarrow = { ...Loaded, ...narrow, name: '코스와 홀, 좁은 화면 · Loaded Narrow' };
export const OutAndIn: StoryObj = {
  name: '아웃과 인 · Out And In',
  ...story(wolsongri, { club: 'wolsongri', facts: clubs[3] }),
};
export const WithoutFacts: StoryObj = {
  name: '클럽 정보 없음 · Without Facts',
  ...story(wolsongri, { club: 'wolsongri', facts: undefined }),
};
export const LongTexts: StoryObj = { name: '긴 글 · Long Texts', ...story(wordy) };
export const LongTextsNarrow = { ...LongTexts, ...narrow, name: '긴 글, 좁은 화면 · Long Texts Narrow' };
/** While the courses or the selected one are loading. */
export const Loading: StoryObj = { name: '불러오는 중 · Loading', ...story([], { courses: loading }) };
export const Failed: StoryObj = {
  name: '불러오기 실패 · Failed',
  ...story([], { courses: failed }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '다시 불러오기' }));
    await expect(canvas.getByRole('group', { name: '코스 정보' })).toHaveFocus();
  },
};
export const CourseFailed: StoryObj = {
  name: '고른 코스 불러오기 실패 · Course Failed',
  ...story(oakvalley, { course: failed }),
};
export const NoCourses: StoryObj = { name: '코스 없음 · No Courses', ...story([]) };
export const NoCoursesNarrow = { ...NoCourses, ...narrow, name: '코스 없음, 좁은 화면 · No Courses Narrow' };
