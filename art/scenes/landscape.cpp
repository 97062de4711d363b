// Renders the landscapes of the site: no photograph, no library, no data but scenes.h. README.md says how to run it.
//
// How a picture is made (a deferred renderer):
//  1. heights and signed distances (fairway, green, bunker, pond, path) are baked into two grids: 0.5 m near, 4 m far
//  2. trees are placed on a jittered grid; the canopy is swept along the sun into a map of shadow heights
//  3. a G-buffer with ss x ss samples a pixel: terrain by ray march, buildings as convex hulls, trees as thousands of
//     leaves in a z-buffer, from forty prototypes with baked sun and ambient occlusion
//  4. where there is water, the same again for the mirrored camera
//  5. each sample is shaded (sun and shadow, sky, translucency), then height fog with light shafts is marched
//  6. downsampling, rain, bloom, filmic tone curve, grade, grain
#include <cmath>
#include <cstdio>
#include <cstdint>
#include <cstring>
#include <cstdlib>
#include <vector>
#include <thread>
#include <string>
#include <functional>
#include <algorithm>
#include <array>
#include <chrono>
using namespace std;
typedef uint32_t u32;
typedef uint8_t u8;
struct V {
  float x, y, z;
};
static inline V operator+(V a, V b) { return {a.x + b.x, a.y + b.y, a.z + b.z}; }
static inline V operator-(V a, V b) { return {a.x - b.x, a.y - b.y, a.z - b.z}; }
static inline V operator*(V a, float s) { return {a.x * s, a.y * s, a.z * s}; }
static inline V operator*(V a, V b) { return {a.x * b.x, a.y * b.y, a.z * b.z}; }
static inline float dot(V a, V b) { return a.x * b.x + a.y * b.y + a.z * b.z; }
static inline V norm(V a) {
  float l = sqrtf(dot(a, a)) + 1e-12f;
  return a * (1 / l);
}
static inline V cross(V a, V b) { return {a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x}; }
static inline float clampf(float x, float a, float b) { return x < a ? a : x > b ? b : x; }
static inline float sat(float x) { return clampf(x, 0, 1); }
static inline float mixf(float a, float b, float t) { return a + (b - a) * t; }
static inline V mix(V a, V b, float t) { return a + (b - a) * t; }
static inline float sst(float a, float b, float x) {
  float t = sat((x - a) / (b - a));
  return t * t * (3 - 2 * t);
}
static inline u32 hsh(u32 x) {
  x ^= x >> 16;
  x *= 0x7feb352dU;
  x ^= x >> 15;
  x *= 0x846ca68bU;
  x ^= x >> 16;
  return x;
}
static inline u32 hsh2(int x, int y, u32 s) { return hsh((u32)x * 0x9E3779B1u ^ hsh((u32)y * 0x85EBCA77u ^ s)); }
static inline float u01(u32 h) { return (h >> 8) * (1.f / 16777216.f); }
struct Rng {
  u32 s;
  float f() {
    s = s * 747796405u + 2891336453u;
    u32 w = ((s >> ((s >> 28) + 4)) ^ s) * 277803737u;
    w = (w >> 22) ^ w;
    return u01(w);
  }
  float r(float a, float b) { return a + (b - a) * f(); }
  float g() {
    float a = 0;
    for (int i = 0; i < 4; i++) a += f();
    return (a - 2) * 1.2f;
  }
};
static inline float grad(u32 h, float x, float y) {
  float a = u01(h) * 6.2831853f;
  return cosf(a) * x + sinf(a) * y;
}
// gradient tables make the noise cheap
static float GX[256], GY[256];
static float noise2(float x, float y, u32 s = 0) {
  int xi = (int)floorf(x), yi = (int)floorf(y);
  float fx = x - xi, fy = y - yi;
  auto g = [&](int i, int j) {
    u32 h = hsh2(xi + i, yi + j, s) & 255;
    return GX[h] * (fx - i) + GY[h] * (fy - j);
  };
  float u = fx * fx * fx * (fx * (fx * 6 - 15) + 10), v = fy * fy * fy * (fy * (fy * 6 - 15) + 10);
  return 1.5f * mixf(mixf(g(0, 0), g(1, 0), u), mixf(g(0, 1), g(1, 1), u), v);
}
static float fbm(float x, float y, int o, u32 s = 0) {
  float a = 0, w = .5f;
  for (int i = 0; i < o; i++) {
    a += w * noise2(x, y, s + i * 17);
    float t = x * 1.6f + y * 1.2f;
    y = -x * 1.2f + y * 1.6f;
    x = t;
    w *= .5f;
  }
  return a;
}
static float ridged(float x, float y, int o, u32 s = 0) {
  float a = 0, w = .55f, p = 1;
  for (int i = 0; i < o; i++) {
    float q = noise2(x, y, s + i * 31);
    float n = 1 - sqrtf(q * q + .018f) + .06f;
    n *= n;
    a += w * n * p;
    p = mixf(1, n, .6f);
    float t = x * 1.6f + y * 1.2f;
    y = -x * 1.2f + y * 1.6f;
    x = t;
    w *= .42f;
  }
  return a;
}
static float vnoise3(float x, float y, float z) {
  int xi = (int)floorf(x), yi = (int)floorf(y), zi = (int)floorf(z);
  float fx = x - xi, fy = y - yi, fz = z - zi;
  fx = fx * fx * (3 - 2 * fx);
  fy = fy * fy * (3 - 2 * fy);
  fz = fz * fz * (3 - 2 * fz);
  auto g = [&](int i, int j, int k) { return u01(hsh2(xi + i, yi + j, (u32)(zi + k) * 0x27d4eb2fu)); };
  float a = mixf(mixf(g(0, 0, 0), g(1, 0, 0), fx), mixf(g(0, 1, 0), g(1, 1, 0), fx), fy),
        b = mixf(mixf(g(0, 0, 1), g(1, 0, 1), fx), mixf(g(0, 1, 1), g(1, 1, 1), fx), fy);
  return mixf(a, b, fz);
}

// ---------------------------------------------------------------- scene description
struct Blob {
  float x, z, rx, rz, rot;
  float wob = .18f;
  u32 seed = 1;
  float lift = 0;
  float sd(float px, float pz) const {
    float dx = px - x, dz = pz - z, c = cosf(rot), s = sinf(rot);
    float u = (dx * c + dz * s) / rx, v = (-dx * s + dz * c) / rz;
    float a = atan2f(v, u), r = sqrtf(u * u + v * v);
    float k =
        1 + wob * (sinf(2 * a + seed * 1.7f) * .5f + sinf(3 * a + seed * 2.3f) * .6f + sinf(5 * a + seed * .7f) * .3f);
    return (r - k) * min(rx, rz);
  }
};
struct Seg {
  float x, z, w;
};
struct Light {
  V p;
  V c;
};
struct Plane {
  V n;
  float d;
};
struct Convex {
  vector<Plane> pl;
  V lo, hi;
  int mat;
};
enum { M_SKY, M_TERR, M_LEAF, M_BARK, M_WATER, M_WALL, M_ROOF, M_STONE, M_FLAG, M_BLADE, M_GLOW };
struct Scene {
  string name;
  V cam{0, 6, 0};
  float yaw = 0, pitch = -3, fov = 48;  // fov horizontal for wide, scaled for portrait
  float sunAz = -25, sunEl = 9;
  V sunCol{3.2f, 2.3f, 1.5f}, zen{.25f, .38f, .55f}, hor{.75f, .72f, .68f}, amb{.30f, .38f, .46f};
  V fogA{.62f, .66f, .68f};
  float mist = .02f, mistH = 9, mistBase = 2, haze = .00045f, hazeH = 300;
  float shaft = 1, phase = .75f, cloud = .4f;
  vector<vector<Seg>> fw;
  vector<Blob> green, bunk, pond, tee;
  vector<Seg> path;
  float water = -1.2f;
  bool hasWater = false;
  float hillA = 60, mtnA = 260, mtnStart = 450, corr = 52, side = 240;
  float autumn = 0;
  float dew = .3f, expo = 1;
  int grade = 0;
  float flagX = 0, flagZ = 0;
  bool flag = true;
  vector<array<float, 2>> flags;
  vector<Light> lights;
  vector<Convex> hull;
  float pineBias = 0;
  float treeMul = 1;
  u32 seed = 7;
  float clearR = 0, clearX = 0, clearZ = 0;
  float stripeDir = 0, stripeW = 7;
  vector<array<float, 4>> heroes;  // x,z,height,species
  float sat = 1;
  bool grid = false;
  float moonAz = 0, moonEl = 0, moonR = 0;
  float nearBlades = 1;
  bool balls = false;
  float edge = 9;
  float snow = 0, cherry = 0, rain = 0;
} S;

struct Grid {
  int n;
  float x0, z0, c;
  vector<float> d;
  void init(int N, float X, float Z, float C) {
    n = N;
    x0 = X;
    z0 = Z;
    c = C;
    d.assign((size_t)N * N, 0);
  }
  bool in(float x, float z) const { return x >= x0 && z >= z0 && x < x0 + (n - 2) * c && z < z0 + (n - 2) * c; }
  float at(float x, float z) const {
    float u = (x - x0) / c, v = (z - z0) / c;
    u = clampf(u, 0, n - 1.01f);
    v = clampf(v, 0, n - 1.01f);
    int i = (int)u, j = (int)v;
    u -= i;
    v -= j;
    const float* p = &d[(size_t)j * n + i];
    return (p[0] * (1 - u) + p[1] * u) * (1 - v) + (p[n] * (1 - u) + p[n + 1] * u) * v;
  }
};
static Grid HN, HF, gF, gG, gB, gP, gT, gPath, CAN, SH, SHF, AO;
static void par(int n, const function<void(int)>& f) {
  int T = max(1u, thread::hardware_concurrency());
  vector<thread> v;
  for (int t = 0; t < T; t++)
    v.emplace_back([&, t] {
      for (int i = t; i < n; i += T) f(i);
    });
  for (auto& x : v) x.join();
}
static float polySD(const vector<Seg>& p, float x, float z) {
  float best = 1e9;
  for (size_t i = 0; i + 1 < p.size(); i++) {
    float dx = p[i + 1].x - p[i].x, dz = p[i + 1].z - p[i].z;
    float t = sat(((x - p[i].x) * dx + (z - p[i].z) * dz) / (dx * dx + dz * dz));
    float ex = x - p[i].x - dx * t, ez = z - p[i].z - dz * t;
    best = min(best, sqrtf(ex * ex + ez * ez) - mixf(p[i].w, p[i + 1].w, t));
  }
  return best;
}
static vector<Seg> smoothPoly(const vector<Seg>& p) {
  vector<Seg> o;
  int n = p.size();
  for (int i = 0; i < n - 1; i++) {
    auto a = p[max(0, i - 1)], b = p[i], c = p[i + 1], d = p[min(n - 1, i + 2)];
    for (int k = 0; k < 8; k++) {
      float t = k / 8.f;
      auto cr = [&](float A, float B, float C, float D) {
        return .5f * (2 * B + (C - A) * t + (2 * A - 5 * B + 4 * C - D) * t * t + (3 * B - A - 3 * C + D) * t * t * t);
      };
      o.push_back({cr(a.x, b.x, c.x, d.x), cr(a.z, b.z, c.z, d.z), cr(a.w, b.w, c.w, d.w)});
    }
  }
  o.push_back(p.back());
  return o;
}
static float openSD(float x, float z) {
  float d = 1e9;
  for (auto& f : S.fw) d = min(d, polySD(f, x, z));
  for (auto& b : S.green) d = min(d, b.sd(x, z) - 6);
  for (auto& b : S.pond) d = min(d, b.sd(x, z) - 1);
  for (auto& b : S.tee) d = min(d, b.sd(x, z) - 4);
  if (S.clearR > 0) d = min(d, hypotf(x - S.clearX, z - S.clearZ) - S.clearR);
  return d;
}
static float baseH(float x, float z) {
  float wx = x + 60 * noise2(x / 260, z / 260, 91), wz = z + 60 * noise2(x / 260, z / 260, 92);
  float open = openSD(x, z);
  float h = 5.2f * fbm(x / 105, z / 88, 3, S.seed) + .75f * noise2(x / 26, z / 22, S.seed + 3);
  float s = sst(0, S.side, open);
  float rise = S.hillA * (.35f + .9f * ridged(wx / 330, wz / 330, 4, S.seed + 11));
  h += s * s * .25f * rise + s * rise * .35f + sst(-5, 30, open) * 2.2f * (.5f + fbm(x / 30, z / 30, 2, S.seed + 5));
  float r = sqrtf(x * x * .55f + z * z);
  float m = sst(S.mtnStart, S.mtnStart * 4.5f, r);
  float mt = ridged(wx / 1700 + 3.1f, wz / 900, 5, S.seed + 23);
  h += m * S.mtnA * (.05f + .85f * powf(mt, 1.35f)) +
       m * m * S.mtnA * .8f * ridged(x / 3600, z / 1900, 4, S.seed + 29) * sst(1300, 5200, r);
  return h;
}
static float terrH(float x, float z) {
  float h = baseH(x, z);
  for (auto& b : S.green) {
    float d = b.sd(x, z);
    float t = sst(11, -2, d);
    if (t > 0) h = mixf(h, baseH(b.x, b.z) * .7f + 1.1f + b.lift + .25f * noise2(x / 14, z / 14, 5), t);
  }
  for (auto& b : S.tee) {
    float d = b.sd(x, z);
    float t = sst(5, 0, d);
    if (t > 0) h = mixf(h, baseH(b.x, b.z) + .8f + b.lift, t);
  }
  if (S.clearR > 0) {
    float d = hypotf(x - S.clearX, z - S.clearZ);
    float t = sst(S.clearR * 1.25f, S.clearR * .75f, d);
    h = mixf(h, 3.2f, t);
  }
  for (auto& b : S.bunk) {
    float d = b.sd(x, z);
    float lip = .55f * expf(-(d - .3f) * (d - .3f) / 2.2f);
    float dep = sst(.3f, -3.2f, d) * 1.25f + sst(.25f, -.35f, d) * .35f;
    h += lip - dep;
  }
  if (S.hasWater)
    for (auto& b : S.pond) {
      float d = b.sd(x, z);
      float t = sst(16, 0, d);
      if (t > 0) {
        h = mixf(h, S.water + .75f, t * .96f);
      }
      h -= sst(1.2f, -5, d) * 4.f;
    }
  return h;
}
static inline float H(float x, float z) { return HN.in(x, z) ? HN.at(x, z) : HF.at(x, z); }
static V terrN(float x, float z, float e) {
  float hx = H(x + e, z) - H(x - e, z), hz = H(x, z + e) - H(x, z - e);
  return norm({-hx, 2 * e, -hz});
}
static V SUN;
// ---------------------------------------------------------------- tree prototypes
struct Pt {
  float x, y, z;
  float nx, ny, nz;
  float sz;
  float hue, ao, sun;
  u8 bark;
};
struct Proto {
  vector<Pt> p;
  float H, R;
  int sp;
};
static vector<Proto> protos[5];  // 0 oak 1 red pine 2 fir 3 birch/slender 4 shrub
static void addBranch(Proto& P, Rng& r, V a, V b, float w0, float w1, float sag, int n) {
  for (int i = 0; i < n; i++) {
    float t = i / (float)n;
    V p = mix(a, b, t);
    p.y -= sag * sinf(t * 3.14159f);
    float w = mixf(w0, w1, t);
    for (int k = 0; k < 3; k++) {
      float an = r.r(0, 6.283f);
      P.p.push_back({p.x + cosf(an) * w * .6f, p.y + r.r(-.05f, .05f), p.z + sinf(an) * w * .6f, cosf(an), .15f,
                     sinf(an), w * .75f, r.f(), 1, 1, 1});
    }
  }
}
static void clump(Proto& P, Rng& r, V c, float rx, float ry, V crown, int n, float sz, float up) {
  for (int i = 0; i < n; i++) {
    float z = r.r(-up, 1), a = r.r(0, 6.283f), q = sqrtf(max(0.f, 1 - z * z));
    V d{q * cosf(a), z, q * sinf(a)};
    float rr = r.r(.62f, 1.06f);
    rr *= 1 + .12f * sinf(a * 3 + z * 5);
    V p = c + V{d.x * rx * rr, d.y * ry * rr, d.z * rx * rr};
    V nn = norm(norm(V{d.x / rx, d.y / ry, d.z / rx}) * .8f + norm(p - crown) * .55f +
                V{r.g(), r.g() + .15f, r.g()} * .35f);
    P.p.push_back({p.x, p.y, p.z, nn.x, nn.y, nn.z, sz * r.r(.7f, 1.3f), r.f(), 1, 1, 0});
  }
}
static Proto mk(int sp, u32 seed) {
  Rng r{seed * 977u + 13};
  Proto P;
  P.sp = sp;
  for (int i = 0; i < 9; i++) r.f();
  if (sp == 0 || sp == 4) {
    float Hh = sp == 4 ? 3.f : 13.f;
    float k = Hh / 13;
    P.H = Hh;
    V crown{0, 7.6f * k, 0};
    float cw = r.r(4.f, 5.2f) * k, ch = r.r(4.2f, 5.2f) * k;
    int K = 34;
    vector<V> cs;
    for (int i = 0; i < K; i++) {
      V d = norm({r.g(), r.g() * .9f + .15f, r.g()});
      float q = powf(r.f(), .4f) * .78f;
      cs.push_back(crown + V{d.x * cw * q, d.y * ch * q, d.z * cw * q});
    }
    for (auto& c : cs) {
      float rad = r.r(1.15f, 2.0f) * k;
      clump(P, r, c, rad, rad * .78f, crown - V{0, 1.5f * k, 0}, 340, .17f * k + .02f, .55f);
    }
    if (sp == 0) {
      addBranch(P, r, {0, -.5f, 0}, {r.r(-.4f, .4f), 5.f, r.r(-.4f, .4f)}, .34f, .22f, 0, 70);
      for (int i = 0; i < 14; i++) addBranch(P, r, {0, 3.f + r.f() * 2.5f, 0}, cs[i], .14f, .05f, -.3f, 40);
    }
    P.R = cw * 1.25f;
  } else if (sp == 1) {
    P.H = 13;
    V a{0, -.5f, 0};
    float lean = r.r(-1.4f, 1.4f), lz = r.r(-1.f, 1.f);
    vector<V> tr;
    for (int i = 0; i <= 8; i++) {
      float t = i / 8.f;
      tr.push_back(
          {lean * t * t + sinf(t * 5 + seed) * .35f * t, 12.f * t - .5f, lz * t * t + cosf(t * 4 + seed) * .3f * t});
    }
    for (int i = 0; i < 8; i++)
      addBranch(P, r, tr[i], tr[i + 1], mixf(.27f, .09f, i / 8.f), mixf(.27f, .09f, (i + 1) / 8.f), 0, 34);
    int K = 13 + (seed % 4);
    for (int i = 0; i < K; i++) {
      float t = mixf(.5f, 1.0f, powf(i / (float)(K - 1), .8f));
      V b = tr[min(8, (int)(t * 8))];
      float an = i * 2.4f + r.r(-.5f, .5f);
      float L = mixf(3.4f, .6f, (t - .5f) * 2) * r.r(.65f, 1.1f);
      V c{b.x + cosf(an) * L, 12.f * t + r.r(-.2f, .7f), b.z + sinf(an) * L};
      addBranch(P, r, {b.x, 12.f * t - .9f, b.z}, c, .09f, .04f, .2f, 26);
      float rx = r.r(1.25f, 2.05f) * mixf(1.1f, .85f, (t - .5f) * 2);
      for (int q = 0; q < 3; q++)
        clump(P, r, c + V{r.g() * rx * .5f, r.g() * .15f, r.g() * rx * .5f}, rx * r.r(.5f, .8f), rx * .28f,
              c - V{0, 1.2f, 0}, 230, .13f, .25f);
    }
    P.R = 4.4f;
  } else if (sp == 2) {
    P.H = 15;
    addBranch(P, r, {0, -.5f, 0}, {0, 14.f, 0}, .22f, .03f, 0, 90);
    float R0 = r.r(2.3f, 3.1f);
    for (float y = 1.2f; y < 14.9f; y += r.r(.30f, .46f)) {
      float t = y / 15;
      float R = R0 * powf(1 - t, .8f) * r.r(.85f, 1.1f) + .08f;
      int nb = 5 + (int)(R * 3);
      for (int b = 0; b < nb; b++) {
        float an = r.r(0, 6.283f);
        float L = R * r.r(.7f, 1.08f);
        int m = 8 + (int)(L * 16);
        for (int q = 0; q < m; q++) {
          float u = sqrtf(r.f());
          float sp2 = .22f * (1.15f - u) + .06f;
          float dx = cosf(an) * L * u + r.g() * sp2 * .7f, dz = sinf(an) * L * u + r.g() * sp2 * .7f;
          float yy = y - L * .28f * u * u + (u > .8f ? .08f : 0) + r.g() * .08f;
          V n = norm({cosf(an) * .8f, .75f + r.g() * .3f, sinf(an) * .8f});
          P.p.push_back({dx, yy, dz, n.x, n.y, n.z, .115f * r.r(.7f, 1.2f), r.f(), 1, 1, 0});
        }
      }
    }
    P.R = R0;
  } else {
    P.H = 14;
    V crown{0, 8.2f, 0};
    addBranch(P, r, {0, -.5f, 0}, {r.r(-.5f, .5f), 11, r.r(-.4f, .4f)}, .16f, .05f, 0, 90);
    for (int i = 0; i < 30; i++) {
      float t = r.f();
      float y = 3.6f + t * 10.0f;
      float R = 2.1f * sinf(3.14159f * powf(sat((y - 2.6f) / 11.6f), .75f)) + .2f;
      float an = r.r(0, 6.283f);
      float q = sqrtf(r.f()) * R;
      V c{cosf(an) * q, y, sinf(an) * q};
      clump(P, r, c, r.r(.6f, 1.15f), r.r(.6f, 1.05f), {0, y - 1.5f, 0}, 200, .145f, .7f);
    }
    P.R = 2.7f;
  }
  // shuffle so a prefix is a valid LOD, then bake occlusion through a voxel density grid
  for (size_t i = P.p.size() - 1; i > 0; i--) {
    size_t j = (size_t)(r.f() * (i + 1));
    swap(P.p[i], P.p[j]);
  }
  const int N = 28;
  vector<float> g(N * N * N, 0);
  float ext = max(P.H * 1.1f, P.R * 2.4f);
  auto ix = [&](V p) {
    int i = (int)((p.x / ext + .5f) * N), j = (int)((p.y + .5f) / ext * N), k = (int)((p.z / ext + .5f) * N);
    return (i < 0 || j < 0 || k < 0 || i >= N || j >= N || k >= N) ? -1 : (k * N + j) * N + i;
  };
  for (auto& p : P.p) {
    int q = ix({p.x, p.y, p.z});
    if (q >= 0) g[q] += p.sz * p.sz;
  }
  float cell = ext / N;
  auto occ = [&](V p, V d, int n) {
    float a = 0;
    p = p + d * (cell * .9f);
    for (int i = 0; i < n; i++) {
      int q = ix(p);
      if (q >= 0) a += min(g[q] / (cell * cell), 2.5f);
      p = p + d * cell;
    }
    return a;
  };
  for (auto& p : P.p) {
    V q{p.x, p.y, p.z};
    p.sun = expf(-.55f * occ(q, SUN, 11));
    float o = 0;
    V ds[5] = {{0, 1, 0}, {.8f, .5f, 0}, {-.8f, .5f, 0}, {0, .5f, .8f}, {0, .5f, -.8f}};
    for (auto& d : ds) o += expf(-.42f * occ(q, norm(d), 9));
    p.ao = mixf(.22f, 1, sat(o / 5 * 1.15f));
  }
  return P;
}
struct Tree {
  float x, y, z, sc;
  u8 sp, var;
  u8 mir;
  float hue;
  float hue2;
};
static vector<Tree> trees;
static float forestDensity(float x, float z) {
  float o = openSD(x, z);
  if (o < S.edge - 3) return 0;
  float n = fbm(x / 45, z / 45, 3, S.seed + 77);
  float d = sst(S.edge, S.edge + 16, o + n * 14);
  return d;
}
static void plant() {
  auto field = [&](float x0, float x1, float z0, float z1, float sp, function<bool(float, float)> keep, u32 sd) {
    int nx = (x1 - x0) / sp, nz = (z1 - z0) / sp;
    for (int j = 0; j < nz; j++)
      for (int i = 0; i < nx; i++) {
        u32 h = hsh2(i, j, sd);
        float x = x0 + (i + .1f + .8f * u01(h)) * sp, z = z0 + (j + .1f + .8f * u01(hsh(h + 1))) * sp;
        if (!keep(x, z)) continue;
        float dx = x - S.cam.x, dz = z - S.cam.z;
        if (dx * dx + dz * dz < 27 * 27) continue;
        float cy = cosf(S.yaw), sy = sinf(S.yaw);
        float fz = dx * sy + dz * cy, fx = dx * cy - dz * sy;
        if (fz < -60 || fabsf(fx) > fz * 1.5f + 140) continue;
        float den = (x * x + z * z < 700 * 700) ? forestDensity(x, z) : 1;
        if (u01(hsh(h + 2)) > den * S.treeMul) continue;
        float y = H(x, z);
        if (S.hasWater && y < S.water + .5f) continue;
        if (gB.in(x, z) && (gB.at(x, z) < 6 || gPath.at(x, z) < 2.5f)) continue;
        float f = fbm(x / 120, z / 120, 3, S.seed + 55) + .35f * (u01(hsh(h + 3)) - .5f);
        int spc = f < -.16f + S.pineBias * .3f ? 2 : f < .02f + S.pineBias * .3f ? 1 : f < .24f ? 0 : 3;
        if (u01(hsh(h + 9)) < .15f) spc = 0;
        float dist = sqrtf(dx * dx + dz * dz);
        float hh = mixf(.78f, 1.3f, u01(hsh(h + 4)));
        trees.push_back(
            {x, y, z, hh, (u8)spc, (u8)(hsh(h + 5) & 7), (u8)(hsh(h + 6) & 1), u01(hsh(h + 7)), u01(hsh(h + 8))});
        if (den < .75f && dist < 300 && u01(hsh(h + 10)) < .7f) {
          float sx = x + (u01(hsh(h + 11)) - .5f) * 7, sz = z + (u01(hsh(h + 12)) - .5f) * 7;
          if (openSD(sx, sz) > S.edge - 4)
            trees.push_back({sx, H(sx, sz), sz, mixf(.4f, 1.f, u01(hsh(h + 13))), 4, (u8)(hsh(h + 14) & 7), 0,
                             u01(hsh(h + 15)), u01(hsh(h + 16))});
        }
      }
  };
  field(
      -520, 520, -60, 960, 5.2f, [](float x, float z) { return x * x + z * z < 520 * 520; }, 11);
  field(
      -1600, 1600, -60, 1800, 7.0f,
      [](float x, float z) {
        float r = x * x + z * z;
        return r >= 520 * 520 && r < 1700 * 1700;
      },
      12);
  field(
      -4000, 4000, 600, 6500, 9.f,
      [](float x, float z) {
        float r = x * x + z * z;
        return r >= 1700 * 1700;
      },
      13);
  for (auto& h : S.heroes) {
    float base = (int)h[3] == 4 ? 3 : 13;
    trees.push_back(
        {h[0], H(h[0], h[1]), h[1], h[2] / base, (u8)h[3], (u8)((int)(h[0] * 7 + h[1] * 3) & 7), 0, .5f, .5f});
  }
}
static void sweep(Grid& C, Grid& O, float tanE) {
  O = C;
  int n = C.n;
  float ax = SUN.x, az = SUN.z;
  float l = hypotf(ax, az);
  ax /= l;
  az /= l;
  bool zd = fabsf(az) >= fabsf(ax);
  float maj = zd ? az : ax, mi = zd ? ax : az;
  int dir = maj > 0 ? 1 : -1;
  float slope = mi / fabsf(maj);
  float drop = tanE * C.c / fabsf(maj);
  for (int s = 1; s < n; s++) {
    int m = dir > 0 ? n - 1 - s : s, pm = m + dir;
    for (int i = 0; i < n; i++) {
      float q = clampf(i + slope, 0, n - 1.01f);
      int a = (int)q;
      float f = q - a;
      auto id = [&](int ma, int m2) { return zd ? (size_t)ma * n + m2 : (size_t)m2 * n + ma; };
      float v = (O.d[id(pm, a)] * (1 - f) + O.d[id(pm, min(n - 1, a + 1))] * f) * .80f +
                (O.d[id(pm, max(0, a - 1))] + O.d[id(pm, min(n - 1, a + 2))]) * .10f - drop;
      float& o = O.d[id(m, i)];
      if (v > o) o = v;
    }
  }
}
// ---------------------------------------------------------------- G-buffer
struct Px {
  float t;
  u8 r, g, b, mat;
  int8_t nx, ny, nz;
  u8 sun;
  u8 ao, tr;
};
static int W, HH, SS;
static float FX, FY;
static V CR, CU, CF;
static float pixAng;
static inline V rayDir(float px, float py) {
  float u = (px / W * 2 - 1) * FX, v = (1 - py / HH * 2) * FY;
  return norm(CF + CR * u + CU * v);
}
static inline u8 e8(float x) { return (u8)(sqrtf(sat(x)) * 255 + .5f); }
static inline float d8(u8 x) {
  float f = x / 255.f;
  return f * f;
}
static void put(Px& p, float t, V c, V n, int mat, float sun, float ao, float tr) {
  p.t = t;
  p.r = e8(c.x);
  p.g = e8(c.y);
  p.b = e8(c.z);
  p.mat = mat;
  p.nx = (int8_t)(n.x * 127);
  p.ny = (int8_t)(n.y * 127);
  p.nz = (int8_t)(n.z * 127);
  p.sun = (u8)(sat(sun) * 255);
  p.ao = (u8)(sat(ao) * 255);
  p.tr = (u8)(sat(tr) * 255);
}
static float march(V o, V d, float t0, float tmax) {
  float t = t0;
  float lt = t;
  for (int i = 0; i < 420 && t < tmax; i++) {
    V p = o + d * t;
    if (p.y > 520 && d.y > 0) return -1;
    float dh = p.y - H(p.x, p.z);
    if (dh < 0) {
      float a = lt, b = t;
      for (int k = 0; k < 9; k++) {
        float m = (a + b) * .5f;
        V q = o + d * m;
        if (q.y < H(q.x, q.z))
          b = m;
        else
          a = m;
      }
      return (a + b) * .5f;
    }
    lt = t;
    t += max(.12f + t * .0028f, dh * .42f);
  }
  return -1;
}
static float hullHit(V o, V d, int& mat, V& n) {
  float best = 1e9;
  for (auto& c : S.hull) {
    float a = 1e-3f, b = 1e9;
    V na{0, 1, 0};
    bool ok = true;
    for (auto& p : c.pl) {
      float dn = dot(p.n, d), on = dot(p.n, o) - p.d;
      if (fabsf(dn) < 1e-7f) {
        if (on > 0) {
          ok = false;
          break;
        }
        continue;
      }
      float t = -on / dn;
      if (dn < 0) {
        if (t > a) {
          a = t;
          na = p.n;
        }
      } else
        b = min(b, t);
      if (a > b) {
        ok = false;
        break;
      }
    }
    if (ok && a > 1e-2f && a < best) {
      best = a;
      mat = c.mat;
      n = na;
    }
  }
  return best < 1e8 ? best : -1;
}
// ground colour + bump for a terrain point
static void ground(V p, float fp, V& col, V& n, float& tr, float& rough) {
  n = terrN(p.x, p.z, max(.7f, fp));
  tr = .25f;
  rough = 1;
  bool nearG = gF.in(p.x, p.z);
  float f = 99, g = 99, b = 99, pd = 99, te = 99, pa = 99;
  if (nearG) {
    f = gF.at(p.x, p.z);
    g = gG.at(p.x, p.z);
    b = gB.at(p.x, p.z);
    pd = gP.at(p.x, p.z);
    te = gT.at(p.x, p.z);
    pa = gPath.at(p.x, p.z);
  }
  float a1 = 1 / (1 + powf(fp * 9, 2)), a2 = 1 / (1 + powf(fp * 2.2f, 2)), a3 = 1 / (1 + powf(fp * .5f, 2));
  float n1 = noise2(p.x * 9, p.z * 9, 1) * a1 + .7f * noise2(p.x * 23, p.z * 23, 8) / (1 + powf(fp * 23, 2)),
        n2 = noise2(p.x * 1.9f, p.z * 1.9f, 2) * a2, n3 = noise2(p.x * .33f, p.z * .33f, 3) * a3,
        n4 = fbm(p.x / 31, p.z / 31, 2, 4);
  V fair{.118f, .170f, .046f}, roughc{.074f, .104f, .032f}, grn{.150f, .215f, .066f}, deep{.060f, .076f, .026f},
      floor_{.030f, .034f, .015f}, sand{.60f, .52f, .385f};
  if (S.autumn > 0) {
    fair = mix(fair, {.150f, .172f, .050f}, S.autumn * .6f);
    roughc = mix(roughc, {.150f, .120f, .045f}, S.autumn * .75f);
    deep = mix(deep, {.15f, .10f, .035f}, S.autumn * .8f);
    floor_ = mix(floor_, {.10f, .05f, .018f}, S.autumn * .8f);
  }
  float e = .45f + fp;  // antialias width of material edges
  V c = mix(deep, roughc, sat(.5f + n3 * .8f + n4));
  c = c * (1 + .42f * n1 + .18f * n2 + .16f * n3);
  float bump = .30f;
  float op = min(min(f, g - 6), te - 4);
  float forest = sst(S.edge - 4, S.edge + 9, min(op, pd) + n4 * 12);
  c = mix(c, floor_ * (1 + .5f * n2 + .4f * n1), forest);
  // semi-rough band and fairway with mowing stripes
  float wf = sst(e, -e, f + .5f * n2 - .0f);
  float ws = sst(e, -e, f - 3.2f);
  auto stripe = [&](float dir, float w) {
    float u = (p.x * cosf(dir) + p.z * sinf(dir)) / w;
    float s = sinf(u * 3.14159f);
    float aa = max(.10f, fp / w * 3.f);
    return sat(s / aa * .5f + .5f) * 2 - 1;
  };
  float fade = 1 / (1 + powf(fp / S.stripeW * 1.6f, 2));
  float st = stripe(S.stripeDir, S.stripeW) * fade;
  float st2 = S.grid ? stripe(S.stripeDir + 1.5708f, S.stripeW) * fade : 0;
  V fc = fair * (1 + (S.grid ? .075f : .115f) * (st + st2) + .10f * n1 + .10f * n2 + .10f * n3 + .16f * n4);
  fc.x *= 1 + .10f * (st + st2) * .5f + .25f * n4;
  c = mix(c, mix(roughc, fair, .5f) * (1 + .22f * n1 + .16f * n2 + .1f * n4), ws);
  c = mix(c, fc, wf);
  bump = mixf(bump, .12f, max(wf, ws * .5f));
  float wt = sst(e, -e, te);
  c = mix(c, fair * 1.12f * (1 + .10f * stripe(S.stripeDir, 1.6f) / (1 + powf(fp * 1.2f, 2)) + .09f * n1), wt);
  float wgF = sst(e, -e, g - 2.6f);
  c = mix(c, fair * 1.10f * (1 + .09f * n1 + .05f * n2), wgF);
  float wg = sst(e, -e, g);
  float gs = stripe(S.stripeDir + .6f, 1.7f) / (1 + powf(fp * 1.6f, 2));
  c = mix(c, grn * (1 + .075f * gs + .05f * n1 + .06f * n3), wg);
  bump = mixf(bump, .05f, max(wg, wgF * .7f));
  // bunkers: shaggy lip, then sand with raked ripples
  float wl = sst(1.5f, .2f, fabsf(b - .5f) + .3f * n2);
  c = mix(c, roughc * (1.05f + .5f * n1), wl * .8f);
  float wb = sst(e * .6f, -e * .6f, b + .22f * n2 + .1f * n1);
  float rip = sinf((p.x * .8f + p.z * .35f + noise2(p.x * .4f, p.z * .4f, 6) * 1.5f) * 14) / (1 + powf(fp * 16, 2));
  c = mix(c, sand * (1 + .05f * n1 + .05f * n2 + .05f * n3 + .03f * rip), wb);
  if (wb > .3f) {
    tr *= 1 - wb;
    bump = mixf(bump, .07f, wb);
    n = norm(n + V{.06f * rip, 0, .02f * rip});
  }
  if (S.path.size()) {
    float wp = sst(e * .5f, -e * .5f, pa - 1.2f);
    c = mix(c, V{.34f, .31f, .27f} * (1 + .08f * n1 + .1f * n3), wp * .95f);
    tr *= 1 - wp;
  }
  if (pd < 3) {
    float wm = sst(1.6f, -.2f, pd + .4f * n2);
    c = mix(c, V{.055f, .060f, .030f}, wm * .8f);
  }
  float ex = .06f + fp;
  if (fp < .6f) {
    float bs = 1;
    (void)bs;
    float bx = noise2((p.x + ex) * 3.1f, p.z * 3.1f, 21) - noise2((p.x - ex) * 3.1f, p.z * 3.1f, 21),
          bz = noise2(p.x * 3.1f, (p.z + ex) * 3.1f, 21) - noise2(p.x * 3.1f, (p.z - ex) * 3.1f, 21);
    n = norm(n + V{bx, 0, bz} * (bump * .35f / (1 + fp * 14)));
  }
  n = norm(n + V{n1, 0, n2} * (bump * .38f));
  if (S.snow > 0) {
    float cover =
        S.snow * sst(.50f, .86f, n.y) * sst(-.62f, -.18f, n3 * .35f + n4 * .9f + .30f * n2 - .55f * forest * n3);
    c = mix(c, V{.70f, .735f, .80f} * (1 + .03f * n1 + .035f * n2 + .05f * n3), cover);
    tr *= 1 - cover;
    n = norm(mix(n, terrN(p.x, p.z, max(1.6f, fp)), cover * .7f));
  }
  if (S.cherry > 0 && forest < .7f) {
    float petals =
        S.cherry *
        sst(.25f, .55f, noise2(p.x * .8f, p.z * .8f, 31) * .6f + noise2(p.x * 7, p.z * 7, 32) * .5f * a1 + .28f);
    c = mix(c, {.62f, .45f, .48f}, petals * .55f * sst(14, 2, fabsf(pa < 99 ? pa : 20)));
  }
  col = c;
}
static V leafCol(const Tree& t, const Pt& p) {
  static const V base[5] = {{.075f, .120f, .026f},
                            {.040f, .082f, .032f},
                            {.028f, .060f, .030f},
                            {.105f, .150f, .035f},
                            {.065f, .100f, .026f}};
  V c = base[t.sp];
  V alt = c * V{1.35f, 1.12f, .8f};
  c = mix(c, alt, t.hue);
  if (S.autumn > 0 && t.sp != 1 && !(t.sp == 2 && t.hue2 < .55f)) {
    V A[6] = {{.42f, .11f, .018f}, {.50f, .24f, .025f}, {.30f, .055f, .018f},
              {.52f, .33f, .040f}, {.24f, .17f, .035f}, {.36f, .16f, .030f}};
    int k = (int)(t.hue2 * 5.99f);
    V a = A[k];
    a = mix(a, A[(k + 1) % 6], t.hue * .6f);
    if (t.sp == 2) a = {.42f, .25f, .05f};
    c = mix(c, a, S.autumn * (.72f + .28f * t.hue));
  }
  if (S.cherry > 0 && (t.sp == 0 || t.sp == 3) && t.hue2 < .72f)
    c = mix(V{.70f, .46f, .51f}, V{.80f, .66f, .67f}, t.hue);
  else if (S.cherry > 0 && t.sp != 1 && t.sp != 2)
    c = mix(V{.13f, .20f, .045f}, V{.19f, .24f, .07f}, t.hue);
  if (S.snow > 0) {
    bool bare = t.sp == 0 || t.sp == 3 || t.sp == 4;
    if (bare) c = mix(V{.17f, .145f, .125f}, V{.34f, .32f, .31f}, t.hue);
    float top = sst(-.15f, .75f, p.ny) * (.55f + .45f * p.hue);
    c = mix(c, {.70f, .735f, .79f}, S.snow * top * (bare ? .75f : .70f));
  }
  c = c * (.78f + .44f * p.hue);
  c = c * (.85f + .3f * t.hue2);
  return c;
}
// splat all trees (and blades, flag) into buffer; mirrored = reflect y about the water
static void splats(vector<Px>& B, bool mir, const vector<float>* minT) {
  int T = max(1u, thread::hardware_concurrency());
  vector<thread> th;
  const int ST = 96;  // screen strips interleaved over threads: no locks needed
  for (int tid = 0; tid < T; tid++)
    th.emplace_back([&, tid] {
      auto mine = [&](int x) { return ((x / ST) % T) == tid; };
      auto proj = [&](V p, float& sx, float& sy, float& z) -> bool {
        if (mir) p.y = 2 * S.water - p.y;
        V d = p - S.cam;
        z = dot(d, CF);
        if (z < .4f) return false;
        sx = (dot(d, CR) / (z * FX) * .5f + .5f) * W;
        sy = (.5f - dot(d, CU) / (z * FY) * .5f) * HH;
        return true;
      };
      auto plot = [&](int x, int y, float t, V c, V n, int mat, float sun, float ao, float tr) {
        if (x < 0 || y < 0 || x >= W || y >= HH || !mine(x)) return;
        Px& p = B[(size_t)y * W + x];
        if (minT) {
          float m = (*minT)[(size_t)y * W + x];
          if (m <= 0 || t < m) return;
        }
        if (t < p.t) put(p, t, c, n, mat, sun, ao, tr);
      };
      auto disc = [&](float sx, float sy, float r, float an, float el, float t, V c, V n, int mat, float sun, float ao,
                      float tr) {
        if (r < .75f) {
          plot((int)sx, (int)sy, t, c, n, mat, sun, ao, tr);
          return;
        }
        float ca = cosf(an), sa = sinf(an);
        int x0 = (int)floorf(sx - r), x1 = (int)ceilf(sx + r), y0 = (int)floorf(sy - r), y1 = (int)ceilf(sy + r);
        for (int y = y0; y <= y1; y++)
          for (int x = x0; x <= x1; x++) {
            float dx = x + .5f - sx, dy = y + .5f - sy;
            float u = dx * ca + dy * sa, v = (-dx * sa + dy * ca) / el;
            if (u * u + v * v < r * r) plot(x, y, t, c, n, mat, sun, ao, tr);
          }
      };
      float pxPerM = W / (2 * FX);
      for (size_t ti = 0; ti < trees.size(); ti++) {
        const Tree& t = trees[ti];
        const Proto& P = protos[t.sp][t.var % protos[t.sp].size()];
        float sx, sy, z;
        V c0{t.x, t.y + P.H * t.sc * .5f, t.z};
        if (!proj(c0, sx, sy, z)) continue;
        float rad = P.H * t.sc * .75f * pxPerM / z + 4;
        if (sx < -rad || sx > W + rad || sy < -rad || sy > HH + rad) continue;
        {
          bool any = false;
          int a = (int)max(0.f, sx - rad) / ST, b = (int)min((float)W - 1, sx + rad) / ST;
          for (int k = a; k <= b; k++)
            if (k % T == tid) {
              any = true;
              break;
            }
          if (!any) continue;
        }
        float hp = P.H * t.sc * pxPerM / z;  // height in pixels
        size_t N = P.p.size();
        float want = max(14.f, hp * hp * .55f);
        float fr = min(1.f, want / N);
        size_t M = (size_t)(fr * N);
        float grow = 1 / sqrtf(fr);
        Rng r{(u32)ti * 2654435761u + 5};
        float ms = t.mir ? -1 : 1;
        for (size_t k = 0; k < M; k++) {
          const Pt& p = P.p[k];
          V w{t.x + p.x * t.sc * ms, t.y + p.y * t.sc, t.z + p.z * t.sc};
          if (mir && w.y < S.water) continue;
          float x, y, zz;
          if (!proj(w, x, y, zz)) continue;
          float rp = p.sz * t.sc * min(grow, 3.2f) * pxPerM / zz;
          if (x < -rp || y < -rp || x > W + rp || y > HH + rp) continue;
          V d = w - S.cam;
          if (mir) d.y = 2 * S.water - w.y - S.cam.y;
          float tt = sqrtf(dot(d, d));
          V n{p.nx * ms, p.ny, p.nz};
          if (p.bark) {
            V bc = t.sp == 1   ? mix(V{.075f, .052f, .040f}, V{.20f, .095f, .050f}, sat((p.y - 3) / 6))
                   : t.sp == 3 ? V{.20f, .19f, .165f}
                               : V{.062f, .050f, .038f};
            bc = bc * (.6f + .7f * p.hue);
            disc(x, y, max(.55f, rp), 0, 1, tt, bc, n, M_BARK, p.sun, p.ao, 0);
            continue;
          }
          V c = leafCol(t, p);
          float sun = p.sun, ao = p.ao;
          if (rp <= 3.0f) {
            disc(x, y, rp, p.hue * 40, .62f, tt, c, n, M_LEAF, sun, ao, 1);
          } else {
            int m = min(60, (int)(rp * rp / 3.6f));
            for (int q = 0; q < m; q++) {
              float a = r.r(0, 6.283f), rr = sqrtf(r.f()) * rp * 1.15f;
              float vv = r.r(.72f, 1.28f);
              disc(x + cosf(a) * rr, y + sinf(a) * rr, r.r(1.3f, 2.9f) * (rp > 9 ? 1.35f : 1), r.r(0, 3.14f), .5f,
                   tt + r.r(-.5f, .5f) * p.sz, c * vv, norm(n + V{r.g(), r.g(), r.g()} * .5f), M_LEAF,
                   sun * r.r(.75f, 1.2f), ao, 1);
            }
          }
        }
      }
      // grass blades in the foreground
      if (!mir && S.nearBlades > 0 && S.snow < .5f) {
        int NB = (int)(900000 * S.nearBlades * (W * (double)HH) / (3840. * 2160.));
        Rng r{777};
        for (int i = 0; i < NB; i++) {
          float rr = 3.0f * powf(20.f, r.f());
          float an = r.r(-.85f, .85f) + S.yaw;
          float x = S.cam.x + sinf(an) * rr, z = S.cam.z + cosf(an) * rr;
          float k1 = r.f(), k2 = r.f(), k3 = r.g(), k4 = r.g();
          float f = gF.at(x, z), g = gG.at(x, z), b = gB.at(x, z), te = gT.at(x, z),
                pa = S.path.size() ? gPath.at(x, z) : 9;
          if (b < .3f || pa < 1.2f || gP.at(x, z) < 1) continue;
          float op = min(min(f, g - 2.6f), te);
          float hgt = op < 0 ? .022f : op < 3.2f ? .06f : mixf(.10f, .26f, k1);
          if (g < 0) continue;
          if (noise2(x * .4f, z * .4f, 44) > .2f && op > 3.2f) hgt *= 1.5f;
          V base{x, H(x, z), z};
          float x0, y0, z0, x1, y1, z1;
          V tip = base + V{k3 * .35f * hgt, hgt, k4 * .35f * hgt};
          if (!proj(base, x0, y0, z0) || !proj(tip, x1, y1, z1)) continue;
          if (x0 < -5 || x0 > W + 5 || y0 > HH + 60 || y0 < 0) continue;
          float tt = sqrtf(dot(base - S.cam, base - S.cam)) - .03f;
          V c = op < 0 ? V{.115f, .185f, .045f} : mix(V{.075f, .115f, .030f}, V{.15f, .15f, .055f}, k2 * k2);
          if (op < 0) {
            float u = (x * cosf(S.stripeDir) + z * sinf(S.stripeDir)) / S.stripeW;
            c = c * (1 + .115f * (sinf(u * 3.14159f) > 0 ? 1 : -1));
          }
          if (S.autumn > 0 && op >= 0) c = mix(c, {.24f, .16f, .06f}, S.autumn * .6f);
          c = c * (.72f + .5f * k2);
          int n = max(1, (int)max(fabsf(y1 - y0), fabsf(x1 - x0)));
          float wdt = .0045f * pxPerM / z0;
          for (int q = 0; q <= n; q++) {
            float u = q / (float)n;
            float px = x0 + (x1 - x0) * u + (k3 * .5f) * u * u * wdt * 3, py = y0 + (y1 - y0) * u;
            int hw = (int)(wdt * (1 - u) * .5f);
            for (int s = -hw; s <= hw; s++)
              plot((int)px + s, (int)py, tt - .002f * q, c * (.55f + .6f * u), norm({k3 * .5f, 1, k4 * .5f}), M_BLADE,
                   1, .45f + .55f * u, .9f);
          }
        }
      }
      if (S.balls && !mir) {
        Rng r{99};
        for (int i = 0; i < 240; i++) {
          float rr = r.r(30, 170), x = r.r(-.35f, .35f) * rr + S.cam.x, z = S.cam.z + rr;
          float sx, sy, z0;
          V p{x, H(x, z) + .05f, z};
          if (!proj(p, sx, sy, z0)) continue;
          disc(sx, sy, max(.9f, .05f * pxPerM / z0), 0, 1, sqrtf(dot(p - S.cam, p - S.cam)) - .2f, {.8f, .8f, .76f},
               {0, 1, 0}, M_STONE, 1, 1, 0);
        }
      }
      for (auto& fl : S.flags) {
        float fx = fl[0], fz = fl[1];
        V b{fx, H(fx, fz), fz};
        for (int i = 0; i < 700; i++) {
          V p = b + V{0, 2.3f * i / 700, 0};
          float x, y, z;
          if (!proj(p, x, y, z)) continue;
          float tt = sqrtf(dot(p - S.cam, p - S.cam)) - .3f;
          disc(x, y, max(.8f, .018f * pxPerM / z), 0, 1, tt, {.72f, .68f, .58f}, {0, .3f, -1}, M_FLAG, 1, 1, 0);
        }
        for (int i = 0; i < 60; i++)
          for (int j = 0; j < 40; j++) {
            float u = i / 60.f, v = j / 40.f;
            V p = b + V{.02f + u * .72f, 2.28f - v * .46f + .05f * sinf(u * 5.f) - .10f * u, .12f * sinf(u * 6)};
            float x, y, z;
            if (!proj(p, x, y, z)) continue;
            float tt = sqrtf(dot(p - S.cam, p - S.cam)) - .35f;
            disc(x, y, max(.8f, .02f * pxPerM / z), 0, 1, tt, {.56f, .13f, .055f}, {0, .4f, -.9f}, M_FLAG, 1, 1, .8f);
          }
      }
    });
  for (auto& x : th) x.join();
}
// ---------------------------------------------------------------- light
static V sky(V d) {
  float y = max(0.f, d.y);
  float k = powf(1 - y, 5);
  V c = mix(S.zen, S.hor, k * .55f + .45f * expf(-y * 6));
  float m = max(0.f, dot(d, SUN));
  c = c + S.sunCol * (.055f * powf(m, 6) + .16f * powf(m, 40) + .5f * powf(m, 350));
  if (S.moonR > 0) {
    V mo = norm({sinf(S.moonAz) * cosf(S.moonEl), sinf(S.moonEl), cosf(S.moonAz) * cosf(S.moonEl)});
    float cd = dot(d, mo);
    float an = acosf(clampf(cd, -1, 1));
    c = c +
        V{.95f, .88f, .72f} *
            (sst(S.moonR * 1.04f, S.moonR * .97f, an) * (.78f + .22f * noise2(d.x * 90, d.y * 90, 12))) +
        V{.30f, .28f, .25f} * (expf(-an * 9) * .5f + expf(-an * 28) * .5f);
  }
  if (y > .01f && S.cloud > 0) {
    float u = d.x / (y + .12f), v = d.z / (y + .12f);
    float n = fbm(u * .9f + 3, v * 2.3f, 5, 301);
    float cl = sst(.02f, .42f, n) * S.cloud * sst(.02f, .22f, y);
    V cc = mix(S.hor * 1.05f, S.sunCol * .55f, .35f + .5f * powf(m, 3));
    c = mix(c, cc, cl * .75f);
  }
  return c;
}
static float shadowAt(V p, float off) {
  V q = p + SUN * off;
  float s = 0;
  if (SH.in(q.x, q.z)) {
    float d = SH.at(q.x, q.z) - q.y + (off > 0 ? 1.1f : 1.4f) * (vnoise3(q.x * .9f, q.y * .9f, q.z * .9f) - .55f) +
              2.6f * (vnoise3(q.x * .16f, q.y * .16f, q.z * .16f) - .5f);
    s = sst(-.2f, 1.9f, d);
  } else {
    float d = SHF.at(q.x, q.z) - q.y - 4;
    s = sst(0, 14, d);
  }
  return 1 - s;
}
static V fogMarch(V o, V d, float t0, float t1, V c, float jit) {  // front-to-back integration, geometric steps
  const int N = 28;
  float m = max(0.f, dot(d, SUN));
  float g = S.phase;
  float ph = .16f * (1 - g * g) / powf(1 + g * g - 2 * g * m, 1.5f);
  float tr = 1;
  V acc{0, 0, 0};
  float a = max(t0, .5f);
  float far = min(t1, 7000.f);
  if (far <= a) return c;
  float k = powf((far + 4) / (a + 4), 1.f / N);
  float prev = a;
  for (int i = 0; i < N; i++) {
    float nt = (a + 4) * powf(k, i + 1) - 4;
    float dt = nt - prev;
    float t = prev + dt * jit;
    prev = nt;
    V p = o + d * t;
    float y = p.y;
    float bank = .55f + 1.5f * max(0.f, fbm(p.x / 110 + 7, p.z / 85, 2, 401) + .12f);
    float fine = .75f + .5f * vnoise3(p.x / 17, p.y / 6, p.z / 17);
    float loc = SHF.d.size() ? 0 : 0;
    (void)loc;
    float den =
        S.mist * expf(-max(0.f, y - S.mistBase) / S.mistH) * bank * fine + S.haze * expf(-max(0.f, y) / S.hazeH);
    float sh = 1;
    if (S.shaft > 0 && t < 900) sh = mixf(1, shadowAt(p, 0), S.shaft);
    V L = S.fogA * (.62f + .38f * sh) + S.sunCol * (ph * (.12f + .88f * sh));
    for (auto& l : S.lights) {
      V q = l.p - p;
      L = L + l.c * (.10f / (dot(q, q) + 60));
    }
    float e = expf(-den * dt);
    acc = acc + L * (tr * (1 - e));
    tr *= e;
    if (tr < .004f) break;
  }
  return acc + c * tr;
}
static V shade(const Px& p, V o, V d, float jit, float fogT0) {
  if (p.mat == M_SKY) {
    V c = sky(d);
    return fogMarch(o, d, fogT0, d.y > .0f ? min(6000.f, 1400 / (d.y + .06f)) : 6000, c, jit);
  }
  V P = o + d * p.t;
  V a{d8(p.r), d8(p.g), d8(p.b)};
  V n{p.nx / 127.f, p.ny / 127.f, p.nz / 127.f};
  n = norm(n);
  float sunv = p.sun / 255.f, ao = p.ao / 255.f, tr = p.tr / 255.f;
  bool leaf = p.mat == M_LEAF || p.mat == M_BARK;
  float sh = shadowAt(P, leaf ? 5.f : p.mat == M_BLADE ? .4f : .15f) * sunv;
  if (p.mat == M_GLOW) return fogMarch(o, d, fogT0, p.t, a * 2.6f, jit);
  if (!leaf && AO.in(P.x, P.z) && p.mat != M_WALL && p.mat != M_ROOF) ao *= 1 - .72f * sat(AO.at(P.x, P.z));
  float nl = dot(n, SUN);
  float dif = leaf ? sat((nl + .25f) / 1.25f) : sat(nl);
  V amb = mix(S.amb * V{.55f, .62f, .5f}, S.amb, sat(n.y * .5f + .5f)) * ao;
  V c = a * (S.sunCol * (dif * sh) + amb);
  float m = max(0.f, dot(d, SUN));
  if (tr > 0) {
    float back = tr * (leaf || p.mat == M_BLADE ? 1.f : .45f);
    V tc = a * V{1.5f, 1.25f, .55f};
    c = c + tc * S.sunCol * (back * sh * (.10f + .60f * powf(m, 3)));
  }
  if (p.mat == M_TERR || p.mat == M_BLADE) {
    float fr = powf(1 - sat(-dot(n, d)), 4);
    c = c +
        (mix(S.hor, S.fogA, .5f) * .35f + S.sunCol * .30f * powf(m, 2) * sh) * (fr * S.dew * .30f * (.35f + ao * .65f));
  }
  for (auto& l : S.lights) {
    V q = l.p - P;
    float d2 = dot(q, q);
    V qn = q * (1 / sqrtf(d2));
    c = c + a * l.c * (sat(dot(n, qn) * .8f + .2f) / (d2 + 6));
  }
  return fogMarch(o, d, fogT0, p.t, c, jit);
}
// building walls: glass curtain wall with mullions; returns emissive or matte
static void wallMat(V p, V n, V& c, int& mat) {
  p.y -= 3.7f;
  float u = fabsf(n.x) > fabsf(n.z) ? p.z : p.x;
  float m = u / 2.4f;
  float fx = m - floorf(m);
  float fy = (p.y - floorf(p.y / 4.05f) * 4.05f) / 4.05f;
  bool mull = fx < .045f || fx > .955f || fy < .05f || fabsf(fy - .72f) < .012f;
  u32 h = hsh2((int)floorf(m), (int)floorf(p.y / 4.05f), 77);
  float on = .35f + .65f * u01(h);
  if (mull) {
    c = {.035f, .030f, .026f};
    mat = M_STONE;
    return;
  }
  if (on < .42f) {
    c = {.05f, .055f, .06f};
    mat = M_STONE;
    return;
  }
  float in = .55f + .45f * noise2(p.x * .7f, p.y * .9f, 9);
  V w = mix(V{.50f, .215f, .062f}, V{.66f, .36f, .135f}, sat(fy * 1.1f));
  float lampx = expf(-powf((fx - .5f) * 3.f, 2) - powf((fy - .82f) * 5.f, 2));
  c = w * (.30f * on * in * (.30f + .75f * fy)) + V{.55f, .36f, .18f} * (lampx * .35f * on);
  if (fy < .22f) c = c * (.35f + .3f * u01(h * 7));
  mat = M_GLOW;
}
static void primary(vector<Px>& B, bool mir, const vector<float>* minT) {
  par(HH, [&](int y) {
    for (int x = 0; x < W; x++) {
      Px& p = B[(size_t)y * W + x];
      p.t = 1e9;
      p.mat = M_SKY;
      float t0 = .6f;
      if (minT) {
        t0 = (*minT)[(size_t)y * W + x];
        if (t0 <= 0) continue;
      }
      V d = rayDir(x + .5f, y + .5f), o = S.cam;
      if (mir) {
        d.y = -d.y;
        o.y = 2 * S.water - o.y;
      }
      float t = march(o, d, t0 + (mir ? .05f : 0), 6800);
      if (S.hasWater && !mir && d.y < 0) {
        float tw = (S.water - o.y) / d.y;
        if (tw > 0 && (t < 0 || tw < t) && tw < 900) {
          V q = o + d * tw;
          if (gP.in(q.x, q.z) && gP.at(q.x, q.z) < 3) {
            put(p, tw, {.02f, .035f, .032f}, {0, 1, 0}, M_WATER, 1, 1, 0);
            t = -2;
          }
        }
      }
      if (t > 0) {
        V P = o + d * t;
        V c, n;
        float tr, ro;
        ground(P, t * pixAng, c, n, tr, ro);
        put(p, t, c, n, M_TERR, 1, 1, tr);
      }
      if (S.hull.size()) {
        int m;
        V n;
        float th = hullHit(o, d, m, n);
        if (th > 0 && th < p.t && th > t0) {
          V P = o + d * th;
          V c{.3f, .3f, .3f};
          int mat = m;
          if (m == M_WALL)
            wallMat(P, n, c, mat);
          else if (m == M_ROOF) {
            float k = .5f + .5f * sinf((fabsf(n.x) > fabsf(n.z) ? P.z : P.x) * 6.f);
            c = V{.040f, .044f, .046f} * (.85f + .3f * k);
            if (n.y < -.3f)
              c = {.16f, .10f, .055f};
            else if (S.snow > 0 && n.y > .3f)
              c = mix(c, V{.66f, .69f, .75f} * (1 + .04f * noise2(P.x * .7f, P.z * .7f, 41)), S.snow * .96f);
            mat = M_ROOF;
          } else
            c = {.17f, .155f, .135f};
          put(p, th, c, n, mat, 1, 1, 0);
        }
      }
    }
  });
}
static Convex box(V lo, V hi, int mat) {
  Convex c;
  c.mat = mat;
  c.pl = {{{1, 0, 0}, hi.x},   {{-1, 0, 0}, -lo.x}, {{0, 1, 0}, hi.y},
          {{0, -1, 0}, -lo.y}, {{0, 0, 1}, hi.z},   {{0, 0, -1}, -lo.z}};
  return c;
}
static Convex hip(V lo, V hi, float pitch, int mat) {
  Convex c;
  c.mat = mat;
  float cs = cosf(pitch), sn = sinf(pitch);
  auto add = [&](V n, V p) {
    n = norm(n);
    c.pl.push_back({n, dot(n, p)});
  };
  c.pl.push_back({{0, -1, 0}, -lo.y});
  c.pl.push_back({{0, 1, 0}, hi.y});
  float e = .28f;
  c.pl.push_back({{1, 0, 0}, hi.x});
  c.pl.push_back({{-1, 0, 0}, -lo.x});
  c.pl.push_back({{0, 0, 1}, hi.z});
  c.pl.push_back({{0, 0, -1}, -lo.z});
  add({sn, cs, 0}, {hi.x, lo.y + e, 0});
  add({-sn, cs, 0}, {lo.x, lo.y + e, 0});
  add({0, cs, sn}, {0, lo.y + e, hi.z});
  add({0, cs, -sn}, {0, lo.y + e, lo.z});
  return c;
}
#include "scenes.h"
int main(int ac, char** av) {
  auto T0 = chrono::steady_clock::now();
  auto tick = [&](const char* n) {
    fprintf(stderr, "  %-10s %.1fs\n", n, chrono::duration<double>(chrono::steady_clock::now() - T0).count());
  };
  for (int i = 0; i < 256; i++) {
    GX[i] = cosf(i * 6.2831853f / 256);
    GY[i] = sinf(i * 6.2831853f / 256);
  }
  string nm = av[1];
  int ow = atoi(av[2]), oh = atoi(av[3]);
  SS = atoi(av[4]);
  W = ow * SS;
  HH = oh * SS;
  bool port = oh > ow;
  setup(nm, port);
  for (auto& f : S.fw) f = smoothPoly(f);
  if (S.path.size()) S.path = smoothPoly(S.path);
  S.yaw *= .0174533f;
  S.pitch *= .0174533f;
  {
    float az = S.sunAz * .0174533f, el = S.sunEl * .0174533f;
    SUN = norm({sinf(az) * cosf(el), sinf(el), cosf(az) * cosf(el)});
  }
  HN.init(2048, -512, -80, .5f);
  HF.init(2048, -4096, -300, 4.f);
  gF.init(2048, -512, -80, .5f);
  gG = gB = gP = gT = gPath = gF;
  par(2048, [&](int j) {
    for (int i = 0; i < 2048; i++) {
      size_t k = (size_t)j * 2048 + i;
      float x = -512 + i * .5f, z = -80 + j * .5f;
      HN.d[k] = terrH(x, z);
      HF.d[k] = terrH(-4096 + i * 4.f, -300 + j * 4.f);
      float d = 1e3;
      for (auto& f : S.fw) d = min(d, polySD(f, x, z));
      gF.d[k] = d + 1.2f * noise2(x / 13, z / 13, 71);
      auto m = [&](vector<Blob>& v) {
        float d = 1e3;
        for (auto& b : v) d = min(d, b.sd(x, z));
        return d;
      };
      gG.d[k] = m(S.green);
      gB.d[k] = m(S.bunk);
      gP.d[k] = m(S.pond);
      gT.d[k] = m(S.tee);
      gPath.d[k] = S.path.size() ? polySD(S.path, x, z) : 1e3;
    }
  });
  tick("terrain");
  if (S.cam.y < 900 && S.cam.y > -900 && nm.size()) S.cam.y += H(S.cam.x, S.cam.z);
  CF = norm({sinf(S.yaw) * cosf(S.pitch), sinf(S.pitch), cosf(S.yaw) * cosf(S.pitch)});
  CR = norm(cross({0, 1, 0}, CF));
  CU = cross(CF, CR);
  float hf = S.fov * .0174533f * .5f;
  if (!port) {
    FX = tanf(hf);
    FY = FX * HH / W;
  } else {
    FY = tanf(hf);
    FX = FY * W / HH;
  }
  pixAng = 2 * FX / W;
  for (int s = 0; s < 5; s++) {
    protos[s].resize(8);
  }
  par(40, [&](int i) { protos[i / 8][i % 8] = mk(i / 8, i * 7 + 3); });
  plant();
  tick("plant");
  fprintf(stderr, "  trees %zu\n", trees.size());
  // canopy -> shadow heights (near 1 m grid, far 4 m terrain only), and a blurred cover map for ambient occlusion
  CAN.init(1024, -512, -80, 1.f);
  AO = CAN;
  for (int j = 0; j < 1024; j++)
    for (int i = 0; i < 1024; i++) CAN.d[j * 1024 + i] = H(-512 + i, -80 + j);
  for (auto& t : trees) {
    if (!CAN.in(t.x, t.z) || t.sp == 4) continue;
    const Proto& P = protos[t.sp][t.var % 8];
    float R = P.R * t.sc * .92f, h = P.H * t.sc;
    int i0 = (int)(t.x - R + 512), i1 = (int)(t.x + R + 513), j0 = (int)(t.z - R + 80), j1 = (int)(t.z + R + 81);
    for (int j = max(0, j0); j <= min(1023, j1); j++)
      for (int i = max(0, i0); i <= min(1023, i1); i++) {
        float dx = (i - 512 - t.x) / R, dz = (j - 80 - t.z) / R, q = dx * dx + dz * dz;
        if (q < 1) {
          float& c = CAN.d[j * 1024 + i];
          c = max(c, t.y + h * (t.sp == 2 ? 1 - .75f * sqrtf(q) : 1 - .45f * q));
          AO.d[j * 1024 + i] = 1;
        }
      }
  }
  for (auto& c : S.hull)
    if (c.mat != M_ROOF || true) {
      for (int j = max(0, (int)c.lo.z + 80); j < (int)c.hi.z + 80; j++)
        for (int i = max(0, (int)c.lo.x + 512); i < (int)c.hi.x + 512; i++) {
          CAN.d[j * 1024 + i] = max(CAN.d[j * 1024 + i], c.hi.y);
        }
    }
  for (int pass = 0; pass < 2; pass++) {
    Grid b = AO;
    int R = 4;
    for (int j = 0; j < 1024; j++) {
      float s = 0;
      for (int i = -R; i < 1024; i++) {
        if (i + R < 1024) s += b.d[j * 1024 + i + R];
        if (i - R - 1 >= 0) s -= b.d[j * 1024 + i - R - 1];
        if (i >= 0) AO.d[j * 1024 + i] = s / (2 * R + 1);
      }
    }
    b = AO;
    for (int i = 0; i < 1024; i++) {
      float s = 0;
      for (int j = -R; j < 1024; j++) {
        if (j + R < 1024) s += b.d[(j + R) * 1024 + i];
        if (j - R - 1 >= 0) s -= b.d[(j - R - 1) * 1024 + i];
        if (j >= 0) AO.d[j * 1024 + i] = s / (2 * R + 1);
      }
    }
  }
  float tanE = tanf(asinf(SUN.y));
  sweep(CAN, SH, tanE);
  sweep(HF, SHF, tanE);
  tick("shadow");
  vector<Px> B((size_t)W * HH);
  primary(B, false, nullptr);
  tick("terrain rays");
  splats(B, false, nullptr);
  tick("splats");
  vector<V> C((size_t)W * HH);
  auto jit = [&](int x, int y) { return u01(hsh2(x, y, 5)); };
  vector<V> R;
  if (S.hasWater) {
    vector<float> mt((size_t)W * HH, 0);
    for (size_t i = 0; i < mt.size(); i++)
      if (B[i].mat == M_WATER) mt[i] = B[i].t;
    vector<Px> B2((size_t)W * HH);
    primary(B2, true, &mt);
    splats(B2, true, &mt);
    R.resize(B.size());
    par(HH, [&](int y) {
      for (int x = 0; x < W; x++) {
        size_t i = (size_t)y * W + x;
        if (mt[i] <= 0) continue;
        V d = rayDir(x + .5f, y + .5f), o = S.cam;
        d.y = -d.y;
        o.y = 2 * S.water - o.y;
        R[i] = shade(B2[i], o, d, jit(x, y), mt[i]);
      }
    });
    tick("mirror");
  }
  par(HH, [&](int y) {
    for (int x = 0; x < W; x++) {
      size_t i = (size_t)y * W + x;
      V d = rayDir(x + .5f, y + .5f);
      Px& p = B[i];
      if (p.mat == M_WATER) {
        V P = S.cam + d * p.t;
        float fp = p.t * pixAng;
        float k = 1 / (1 + fp * 1.2f);
        float calm = .35f + .65f * sst(-.1f, .35f, fbm(P.x / 40, P.z / 18, 2, 88));
        float gx = (noise2(P.x * .9f + .3f, P.z * 2.1f, 81) + .5f * noise2(P.x * 3.1f, P.z * 6.1f, 82)) * k * calm,
              gz = (noise2(P.x * .8f, P.z * 1.9f, 83) + .6f * noise2(P.x * 2.7f, P.z * 6.7f, 84)) * k * calm;
        float amp = W * .010f * min(1.5f, 18.f / p.t + .25f);
        int xx = x + (int)(gx * amp * .6f), yy = y + (int)(gz * amp * 2.2f);
        xx = min(W - 1, max(0, xx));
        yy = min(HH - 1, max(0, yy));
        size_t j = (size_t)yy * W + xx;
        if (B[j].mat != M_WATER) j = i;
        float fr = .04f + .96f * powf(1 - sat(-d.y), 4.f);
        fr = mixf(.25f, 1, fr);
        V deep{.018f, .034f, .030f};
        V c = mix(deep * (S.amb * 2.f + S.sunCol * .25f), R[j], fr * .92f);
        C[i] = fogMarch(S.cam, d, .5f, p.t, c, jit(x, y));
      } else
        C[i] = shade(p, S.cam, d, jit(x, y), .5f);
    }
  });
  tick("shade");
  // resolve: clamp fireflies before averaging, bloom, tone, grade, grain
  vector<V> O((size_t)ow * oh);
  par(oh, [&](int y) {
    for (int x = 0; x < ow; x++) {
      V s{0, 0, 0};
      for (int j = 0; j < SS; j++)
        for (int i = 0; i < SS; i++) {
          V c = C[(size_t)(y * SS + j) * W + x * SS + i];
          float l = max(c.x, max(c.y, c.z));
          s = s + c * (1 / (1 + l * .25f));
        }
      s = s * (1.f / (SS * SS));
      float l = max(s.x, max(s.y, s.z));
      O[(size_t)y * ow + x] = s * (1 / (1 - min(.9f, l * .25f)));
    }
  });
  if (S.rain > 0) {
    Rng r{4242};
    int N = (int)(ow * (double)oh / 900 * S.rain);
    for (int i = 0; i < N; i++) {
      float dep = r.f(), x = r.f() * ow, y = r.f() * oh, len = oh * (.012f + .05f * dep * dep);
      float al = .035f + .06f * dep;
      for (float q = 0; q < len; q += 1) {
        int X = (int)(x - q * .10f), Y = (int)(y + q);
        if (X < 0 || Y < 0 || X >= ow || Y >= oh) continue;
        V& o = O[(size_t)Y * ow + X];
        float e = al * (1 - fabsf(q / len * 2 - 1));
        o = mix(o, S.hor * .9f, e);
      }
    }
  }
  int bw = ow / 4, bh = oh / 4;
  vector<V> bl((size_t)bw * bh);
  for (int y = 0; y < bh; y++)
    for (int x = 0; x < bw; x++) {
      V s{0, 0, 0};
      for (int j = 0; j < 4; j++)
        for (int i = 0; i < 4; i++) s = s + O[(size_t)(y * 4 + j) * ow + x * 4 + i];
      bl[y * bw + x] = s * (1 / 16.f);
    }
  auto blur = [&](vector<V>& a, int R) {
    for (int p = 0; p < 3; p++) {
      vector<V> b = a;
      for (int y = 0; y < bh; y++) {
        V s{0, 0, 0};
        for (int i = -R; i <= R; i++) s = s + b[y * bw + min(bw - 1, max(0, i))];
        for (int x = 0; x < bw; x++) {
          a[y * bw + x] = s * (1.f / (2 * R + 1));
          s = s + b[y * bw + min(bw - 1, x + R + 1)] - b[y * bw + max(0, x - R)];
        }
      }
      b = a;
      for (int x = 0; x < bw; x++) {
        V s{0, 0, 0};
        for (int i = -R; i <= R; i++) s = s + b[min(bh - 1, max(0, i)) * bw + x];
        for (int y = 0; y < bh; y++) {
          a[y * bw + x] = s * (1.f / (2 * R + 1));
          s = s + b[min(bh - 1, y + R + 1) * bw + x] - b[max(0, y - R) * bw + x];
        }
      }
    }
  };
  vector<V> b1 = bl, b2 = bl;
  blur(b1, max(1, bw / 160));
  blur(b2, max(2, bw / 30));
  auto bs = [&](vector<V>& a, float x, float y) {
    float u = clampf(x / 4 - .5f, 0, bw - 1.01f), v = clampf(y / 4 - .5f, 0, bh - 1.01f);
    int i = (int)u, j = (int)v;
    u -= i;
    v -= j;
    return mix(mix(a[j * bw + i], a[j * bw + i + 1], u), mix(a[(j + 1) * bw + i], a[(j + 1) * bw + i + 1], u), v);
  };
  vector<u8> out((size_t)ow * oh * 3);
  par(oh, [&](int y) {
    for (int x = 0; x < ow; x++) {
      V c = O[(size_t)y * ow + x];
      c = c * .84f + bs(b1, x + .5f, y + .5f) * .08f + bs(b2, x + .5f, y + .5f) * .10f;
      c = c * S.expo;
      float vx = (x + .5f) / ow * 2 - 1, vy = (y + .5f) / oh * 2 - 1;
      c = c * (1 - .17f * sat((vx * vx + vy * vy) * .6f));
      auto tm = [](float v) {
        v = max(0.f, v) * .72f;
        return (v * (2.51f * v + .03f)) / (v * (2.43f * v + .59f) + .14f);
      };
      V t{tm(c.x), tm(c.y), tm(c.z)};
      auto g = [](float v) {
        v = sat(v);
        return v < .0031308f ? 12.92f * v : 1.055f * powf(v, 1 / 2.4f) - .055f;
      };
      t = {g(t.x), g(t.y), g(t.z)};
      float l = .3f * t.x + .59f * t.y + .11f * t.z;
      t = mix({l, l, l}, t, S.sat);  // grade: quiet saturation, green-black shadows, ivory highlights
      V shd{.052f, .072f, .064f};
      t = shd * (1 - l) * (1 - l) * .55f + t * (1 - .045f * (1 - l));
      t = mix(t, t * V{1.015f, 1.0f, .955f}, sst(.4f, 1, l));
      float gr = (u01(hsh2(x, y, 1)) + u01(hsh2(x, y, 2)) - 1) * .016f * (1 - .5f * l);
      u8* o = &out[((size_t)y * ow + x) * 3];
      o[0] = (u8)(sat(t.x + gr) * 255 + .5f);
      o[1] = (u8)(sat(t.y + gr) * 255 + .5f);
      o[2] = (u8)(sat(t.z + gr) * 255 + .5f);
    }
  });
  FILE* f = fopen(av[5], "wb");
  fprintf(f, "P6\n%d %d\n255\n", ow, oh);
  fwrite(out.data(), 1, out.size(), f);
  fclose(f);
  tick("done");
}
