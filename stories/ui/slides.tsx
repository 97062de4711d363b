import { Picture } from '#src/ui/media/Picture.tsx';

/** The three slides of the home page. */
export const slides = [
  {
    id: 1,
    title: '안개가 걷히는 첫 페어웨이',
    picture: <Picture name="kv-dawn" mobileName="kv-dawn-portrait" alt="새벽안개가 깔린 페어웨이" sizes="100vw" />,
  },
  {
    id: 2,
    title: '단풍이 길을 여는 계절',
    picture: <Picture name="kv-autumn" mobileName="kv-autumn-portrait" alt="가을 페어웨이" sizes="100vw" />,
  },
  {
    id: 3,
    title: '호수에 불이 켜지는 저녁',
    picture: <Picture name="kv-dusk" mobileName="kv-dusk-portrait" alt="저녁의 클럽하우스" sizes="100vw" />,
  },
];
