import { LinkText } from '#src/ui/actions/LinkText.tsx';
import { ServedHtml, WideTable } from '#src/ui/page/ServedHtml.tsx';

/** Shows a document as the server returns it. */
export function Terms() {
  return (
    <ServedHtml>
      <h3>제1조 (목적)</h3>
      <p>
        이 약관은 오크 리조트 골프(이하 ‘클럽’)가 운영하는 누리집에서 제공하는 예약, 회원정보 조회, 알림 등 서비스의
        이용 조건과 절차, 회원과 클럽의 권리와 의무를 정하는 것을 목적으로 합니다.
      </p>
      <ul>
        <li>한 사람은 하나의 계정만 가질 수 있습니다.</li>
        <li>
          자세한 내용은 <LinkText href="/privacy-policy">개인정보 처리방침</LinkText>에 있습니다.
        </li>
      </ul>
      <WideTable label="수집하는 개인정보">
        <table>
          <caption>수집하는 개인정보</caption>
          <thead>
            <tr>
              <th scope="col">구분</th>
              <th scope="col">항목</th>
              <th scope="col">보유 기간</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">필수</th>
              <td>이름, 생년월일, 성별, 아이디, 비밀번호, 이메일, 휴대폰번호</td>
              <td>회원 탈퇴 때까지</td>
            </tr>
          </tbody>
        </table>
      </WideTable>
    </ServedHtml>
  );
}
