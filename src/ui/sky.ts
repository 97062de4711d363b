const sun = 'M12 7.5a4.5 4.5 0 1 0 0 9a4.5 4.5 0 0 0 0-9zM12 2.5v1.8M12 19.7v1.8M2.5 12h1.8M19.7 12h1.8M5.3 5.3l1.3 1.3M17.4 17.4l1.3 1.3M18.7 5.3l-1.3 1.3M6.6 17.4l-1.3 1.3';
const moon = 'M19 14.6A8 8 0 0 1 9.4 5a8 8 0 1 0 9.6 9.6z';
const halfSun = 'M9.5 6.2a3.6 3.6 0 0 0-2.7 5.6M9.5 2.2v1.4M4 4.5l1 1M1.8 10h1.4M15 4.5l-1 1';
const halfMoon = 'M11.5 5.4A4.6 4.6 0 0 1 6.2 3.4a4.8 4.8 0 0 0-.9 7.6';
const cloud = 'M8 19.5h9.2a3.4 3.4 0 0 0 .3-6.8 5 5 0 0 0-9.3-.8A3.8 3.8 0 0 0 8 19.5z';
const high = 'M7.5 14.5h9.2a3.4 3.4 0 0 0 .3-6.8 5 5 0 0 0-9.3-.8 3.8 3.8 0 0 0-.2 7.6z';

/** OpenWeather's groups of icons: what each is called, and how we draw it by day and by night. */
const skies: Readonly<Record<string, { name: string; day: readonly string[]; night: readonly string[] }>> = {
  '01': { name: '맑음', day: [sun], night: [moon] },
  '02': { name: '구름 조금', day: [halfSun, cloud], night: [halfMoon, cloud] },
  '03': { name: '구름 많음', day: [cloud], night: [cloud] },
  '04': { name: '흐림', day: [cloud, 'M5 9.8a3.4 3.4 0 0 1 2.8-4.4'], night: [cloud, 'M5 9.8a3.4 3.4 0 0 1 2.8-4.4'] },
  '09': { name: '소나기', day: [high, 'M8 17.5l-1 3M12 17.5l-1 3M16 17.5l-1 3'], night: [high, 'M8 17.5l-1 3M12 17.5l-1 3M16 17.5l-1 3'] },
  '10': { name: '비', day: [high, 'M10 17.5l-1 3M14 17.5l-1 3'], night: [high, 'M10 17.5l-1 3M14 17.5l-1 3'] },
  '11': { name: '천둥과 비', day: [high, 'M12.5 16.5l-2 2.8h3l-2 2.7'], night: [high, 'M12.5 16.5l-2 2.8h3l-2 2.7'] },
  '13': { name: '눈', day: [high, 'M8.5 18v.2M12 18v.2M15.5 18v.2M10.2 21v.2M13.8 21v.2'], night: [high, 'M8.5 18v.2M12 18v.2M15.5 18v.2M10.2 21v.2M13.8 21v.2'] },
  '50': { name: '안개', day: ['M3 8h14M7 12h14M3 16h12M18 16h3'], night: ['M3 8h14M7 12h14M3 16h12M18 16h3'] },
};

/** The sky of an icon code; of one that is not known, cloudy without a name of its own. */
export function skyOf(code: string): { name: string; paths: readonly string[] } {
  const sky = skies[code.slice(0, 2)];
  if (!sky) return { name: '알 수 없음', paths: [cloud] };
  return { name: sky.name, paths: code.endsWith('n') ? sky.night : sky.day };
}
