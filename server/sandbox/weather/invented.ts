import { createHash } from 'node:crypto';
import { dayInKorea, timeInKorea } from '#contract/shared/day.ts';
import { sunAt } from './sun.ts';

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
  return {
    coord: coordinates,
    weather: [skyAt(at)],
    base: 'stations',
    main: mainAt(at, units),
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

const stepMs = 3 * 3_600_000;
const stepCount = 40;

/** Returns the forecast of a place: forty steps of three hours, of which the first is the next one. */
export function inventedForecast(at: Date, place: { lat: number; lon: number }, units: 'metric' | 'standard') {
  const first = Math.ceil(at.getTime() / stepMs) * stepMs;
  const list = Array.from({ length: stepCount }, (_, index) => forecastStep(new Date(first + index * stepMs), units));
  const { sunrise, sunset } = sunAt(dayInKorea(at), place);
  return {
    cod: '200',
    message: 0,
    cnt: list.length,
    list,
    city: {
      id: 1_833_105,
      name: 'Wonju',
      coord: place,
      country: 'KR',
      population: 243_387,
      timezone: 32_400,
      sunrise: seconds(sunrise),
      sunset: seconds(sunset),
    },
  };
}

function forecastStep(at: Date, units: 'metric' | 'standard') {
  const { day, hour } = inKorea(at);
  const sky = skyAt(at);
  const amount = 0.3 + hashNumber(`amount ${day} ${hour}`, 60) / 10;
  const speed = 0.5 + hashNumber(`wind ${day} ${hour}`, 110) / 10;
  return {
    dt: seconds(at),
    main: mainAt(at, units),
    weather: [sky],
    clouds: { all: 40 },
    wind: { speed, deg: 270, gust: speed + 2 },
    visibility: 10_000,
    pop: sky.main === 'Rain' || sky.main === 'Snow' ? 0.6 : hashNumber(`chance ${day} ${hour}`, 30) / 100,
    ...(sky.main === 'Rain' && { rain: { '3h': amount } }),
    ...(sky.main === 'Snow' && { snow: { '3h': amount } }),
    sys: { pod: sky.icon.slice(-1) },
    dt_txt: at.toISOString().slice(0, 19).replace('T', ' '),
  };
}

function celsiusAt(at: Date): number {
  const { day, hour, month } = inKorea(at);
  const swing = 5 * Math.cos(((hour - 15) / 24) * 2 * Math.PI);
  return Number(((averageTemperatures[month] ?? 0) + swing + (hashNumber(`temperature ${day}`, 7) - 3)).toFixed(2));
}

function skyAt(at: Date) {
  const { day, hour } = inKorea(at);
  const drawn = skies[hashNumber(`sky ${day} ${Math.floor(hour / 3)}`, skies.length)] ?? skies[0];
  const sky = drawn.main === 'Rain' && celsiusAt(at) < 0 ? snow : drawn;
  return { ...sky, icon: `${sky.icon}${hour >= 6 && hour < 19 ? 'd' : 'n'}` };
}

function mainAt(at: Date, units: 'metric' | 'standard') {
  const celsius = celsiusAt(at);
  const temp = units === 'metric' ? celsius : Number((celsius + 273.15).toFixed(2));
  return {
    temp,
    feels_like: temp,
    temp_min: temp,
    temp_max: temp,
    pressure: 1_013,
    humidity: 40 + hashNumber(`humidity ${inKorea(at).day}`, 50),
  };
}

function inKorea(at: Date) {
  const day = dayInKorea(at);
  return { day, hour: Number(timeInKorea(at).slice(0, 2)), month: Number(day.slice(5, 7)) - 1 };
}

const seconds = (at: Date) => Math.floor(at.getTime() / 1_000);

/** Returns a number from 0 to below `sides` that depends only on `name`. */
const hashNumber = (name: string, sides: number) => createHash('sha256').update(name).digest().readUInt32BE() % sides;
