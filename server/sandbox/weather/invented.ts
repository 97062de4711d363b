import { createHash } from 'node:crypto';
import { dayInKorea, timeInKorea } from '#contract/shared/day.ts';

const coordinates = { lat: 37.3514, lon: 127.9453 } as const;

/** Usual temperature of Wonju by month, in degrees Celsius. */
const averageTemperatures = [-4, -1, 5, 12, 18, 22, 25, 25, 20, 13, 6, -1] as const;
const skies = [
  { id: 800, main: 'Clear', description: 'clear sky', icon: '01' },
  { id: 802, main: 'Clouds', description: 'scattered clouds', icon: '03' },
  { id: 804, main: 'Clouds', description: 'overcast clouds', icon: '04' },
  { id: 500, main: 'Rain', description: 'light rain', icon: '10' },
  { id: 701, main: 'Mist', description: 'mist', icon: '50' },
] as const;
const snow = { id: 600, main: 'Snow', description: 'light snow', icon: '13' } as const;

/**
 * Returns the weather of an hour in Korea: always the same for one hour, warmest in the afternoon, snow instead of rain
 * below zero.
 */
export function inventedWeather(at: Date, units: 'metric' | 'standard') {
  const { day, hour, month } = inKorea(at);
  const swing = 5 * Math.cos(((hour - 15) / 24) * 2 * Math.PI);
  const celsius = Number(
    ((averageTemperatures[month] ?? 0) + swing + (hashNumber(`temperature ${day}`, 7) - 3)).toFixed(2),
  );
  const drawn = skies[hashNumber(`sky ${day} ${Math.floor(hour / 3)}`, skies.length)] ?? skies[0];
  const sky = drawn.main === 'Rain' && celsius < 0 ? snow : drawn;
  const temp = units === 'metric' ? celsius : Number((celsius + 273.15).toFixed(2));
  return {
    coord: coordinates,
    weather: [{ ...sky, icon: `${sky.icon}${hour >= 6 && hour < 19 ? 'd' : 'n'}` }],
    base: 'stations',
    main: {
      temp,
      feels_like: temp,
      temp_min: temp,
      temp_max: temp,
      pressure: 1_013,
      humidity: 40 + hashNumber(`humidity ${day}`, 50),
    },
    visibility: 10_000,
    wind: { speed: 2, deg: 270 },
    clouds: { all: 40 },
    dt: seconds(at),
    timezone: 32_400,
    name: 'Wonju',
    cod: 200,
  };
}

/** Returns the air quality of an hour in Korea, from 1 (very good) to 5 (very bad). */
export function inventedAir(at: Date) {
  const { day, hour } = inKorea(at);
  const aqi = 1 + hashNumber(`air ${day} ${Math.floor(hour / 6)}`, 5);
  return {
    coord: coordinates,
    list: [{ main: { aqi }, components: { pm2_5: aqi * 12, pm10: aqi * 20 }, dt: seconds(at) }],
  };
}

function inKorea(at: Date) {
  const day = dayInKorea(at);
  return { day, hour: Number(timeInKorea(at).slice(0, 2)), month: Number(day.slice(5, 7)) - 1 };
}

const seconds = (at: Date) => Math.floor(at.getTime() / 1_000);

/** Returns a number from 0 to below `sides` that depends only on `name`. */
const hashNumber = (name: string, sides: number) => createHash('sha256').update(name).digest().readUInt32BE() % sides;
