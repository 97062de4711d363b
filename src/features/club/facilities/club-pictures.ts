import type { PictureName } from '#contract/site/pictures.ts';
import type { ClubKey } from '#contract/site/site-paths.ts';

export type Hour = { title: string; picture: PictureName };

const hours = {
  dawn: { title: '호수에 해가 오르는 새벽', picture: 'kv-deck' },
  morning: { title: '안개가 걷히는 아침', picture: 'kv-dawn' },
  spring: { title: '산마다 꽃이 피는 봄', picture: 'kv-spring' },
  maples: { title: '능선까지 단풍이 드는 시월', picture: 'kv-maple' },
  snow: { title: '눈이 길을 덮는 겨울', picture: 'kv-snow' },
  winterEvening: { title: '눈 위에 창빛이 번지는 저녁', picture: 'kv-winter-evening' },
  autumn: { title: '숲이 붉게 물드는 계절', picture: 'kv-autumn' },
  evening: { title: '창마다 불이 켜지는 저녁', picture: 'kv-dusk' },
  night: { title: '솔숲에 달이 걸리는 밤', picture: 'kv-moonpine' },
} as const satisfies Record<string, Hour>;

/**
 * The pictures of each club's facilities page: hours of its day, and its two main facilities. No picture is shown
 * twice, nor again below the club's key visual.
 */
export const clubPictures: Readonly<
  Record<ClubKey, { hours: readonly Hour[]; main: readonly [PictureName, PictureName] }>
> = {
  oakhills: { hours: [hours.evening, hours.maples, hours.snow], main: ['card-dining', 'room-terrace'] },
  oakvalley: { hours: [hours.evening, hours.spring, hours.autumn], main: ['card-dining', 'room-dinner'] },
  seongmunan: { hours: [hours.winterEvening, hours.dawn, hours.night], main: ['card-dining', 'kv-dawn'] },
  wolsongri: { hours: [hours.morning, hours.dawn, hours.snow], main: ['kv-range', 'room-window'] },
};
