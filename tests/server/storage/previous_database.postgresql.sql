CREATE TABLE public.alembic_version (
    version_num character varying(32) NOT NULL
);
CREATE TABLE public.analyses (
    match character varying(64) NOT NULL,
    step integer NOT NULL,
    judge character varying(64) NOT NULL,
    analysis bytea NOT NULL
);
CREATE TABLE public.carries (
    code_hash character varying(64) NOT NULL,
    person character varying(32) NOT NULL,
    until double precision NOT NULL
);
CREATE TABLE public.codes (
    code character varying(40) NOT NULL,
    table_id character varying(32) NOT NULL,
    since double precision NOT NULL
);
CREATE TABLE public.events (
    table_id character varying(32) NOT NULL,
    number integer NOT NULL,
    event bytea NOT NULL
);
CREATE TABLE public.keys (
    secret_hash character varying(64) NOT NULL,
    person character varying(32) NOT NULL,
    since double precision NOT NULL
);
CREATE TABLE public.people (
    id character varying(32) NOT NULL,
    name character varying(48) NOT NULL,
    rated boolean NOT NULL,
    since double precision NOT NULL
);
CREATE TABLE public.presence (
    table_id character varying(32) NOT NULL,
    person character varying(32) NOT NULL,
    worker character varying(32) NOT NULL
);
CREATE TABLE public.ratings (
    person character varying(32) NOT NULL,
    game character varying(40) NOT NULL,
    mu double precision NOT NULL,
    sigma double precision NOT NULL,
    matches integer NOT NULL
);
CREATE TABLE public.records (
    id character varying(32) NOT NULL,
    text text NOT NULL,
    since double precision NOT NULL
);
CREATE TABLE public.results (
    table_id character varying(32) NOT NULL,
    match integer NOT NULL,
    seat integer NOT NULL,
    person character varying(32) NOT NULL,
    bot character varying(64) NOT NULL,
    game character varying(40) NOT NULL,
    score bigint NOT NULL,
    rank integer NOT NULL,
    won double precision NOT NULL,
    ended double precision NOT NULL
);
CREATE TABLE public.sitters (
    person character varying(32) NOT NULL,
    table_id character varying(32) NOT NULL
);
CREATE TABLE public.tables (
    id character varying(32) NOT NULL,
    game character varying(40) NOT NULL,
    seats integer NOT NULL,
    settings bytea NOT NULL,
    listed boolean NOT NULL,
    free_seats integer NOT NULL,
    begun boolean NOT NULL,
    over boolean NOT NULL,
    changed double precision NOT NULL,
    due double precision
);
CREATE TABLE public.workers (
    id character varying(32) NOT NULL,
    until double precision NOT NULL
);
INSERT INTO public.alembic_version VALUES ('003');
INSERT INTO public.analyses VALUES ('aaae18ba4ceddfb79da87e33fd4dd1a6f1e80caef2590b1c0534b939dd8ba808', 1, '6ff8fd19d00b5c67', '\x789ced56db6ee32010fd9515cf760418dff22baba822986dacb826029c34aafcef3b40dcd8de7415b76ad595360f51e606c3e1cc212fa892a236b56ad1fa05192b0f684d226424b7688d23c485f531644efcf0836014a1866f65e3b2f7f20c016f36b28a05d71584b97e342e3a4b3b7436deca16d6dda13e427657b78fd7a83ab5f37acddb3d4460cb1e3e117ad4bc92e010cad8e60c8962c75b011ebc823eb7d2d8a1cb1405fbe16b3b4d2f8d36ca809bb8ae4e4a57e65a0b2bd9f84969392a76bec519aab38d52fb51d200c69016ec9837277e36ee18c3450e090ea9f8c89b6ebc55b0d7a93b067f52dd78e360c742d5ad1995c09294bafc4019e00e7848e93cfe1caff55b29786764fc4b2b7782d6dfe16bfb7ed53509084e0b0f5a6df9b639c3a5582bf5a86ac99968df87c5c54ed54242e8e7cb8cdde997933b9d71dbb3f8ca6ccf21233c1a94ae701fcd5ba65fde32bd6b1c87a6f1ada6bfaf8abcd5f65e822efed1b3f3c6505ea17b1726252cbc89907c3e4861650524747b45ce1f5177dd245be18d9bbeea5887797e95e2aeadaddf200c20f0d848688e45e82875550bfb2923130d83eb0766d1286fdc05b916dbae69fe8be17714c350341543209495cf93d774a64f47f8c3608d3fdf6541bc2a0b42128af394e524030348aeb5d22ec4704159414bccb2a4c8925bfae63a700a1726217cb94998c85f84740dfbf97dfdaf87d158dde6d7bfc08db1d29029f614dd10965be8d37be0c653b89d79fd22f9046efc17b843f04370b712346b29da7421da788eb6f38cd12ea768fb77e92eb849526694668ca4b864097b27f833d5bf0d3e9d83ffe61fcbcf059fe0f7a34f03fa648a7e7285fff2bede853d264591e52565292d126724cbe10fc87bee0fa2b3993cd26fc34f3f0f7e8fc22290c3d33201d9493b9ca586c7815fb49db914a15ad73270971539a539cb4bf8a42ccbfafe37fc356cad');
INSERT INTO public.codes VALUES ('brown-cabin-99', 'lucre-twice', 1794987284.556148);
INSERT INTO public.codes VALUES ('wise-ring-36', 'cryptruck-hidden', 1794987285.8062067);
INSERT INTO public.codes VALUES ('golden-market-61', 'coin-choosing', 1794987286.7761528);
INSERT INTO public.codes VALUES ('fancy-apron-49', 'dirty-money-clock', 1794987287.1252794);
INSERT INTO public.events VALUES ('lucre-twice', 1, convert_to('{"type":"opened","at":1794987284.5593445,"by":"on23mpQ9E6m7Ga41","settings":{"game":"lucre","seats":4,"options":{"coins":"estimated","mulligan":"on","buried_order":"owner","swap_order":"together","lead_card_bars":"on","purse_bars":"off","unclaimed":"aside","lone_card":"takes","lead_card_down":"off","strict_memory":"off","final_tie":"shared"},"bots":["","","greedy","greedy"],"clock":{"move":0.0,"bank":0.0,"increment":0.0},"listed":false,"patience":60.0,"pace":0,"hints":true,"hands_after":true,"code":"brown-cabin-99","given":false,"talk":true}}', 'UTF8'));
INSERT INTO public.events VALUES ('lucre-twice', 2, convert_to('{"type":"prepared","at":1794987284.5593445,"secret":"pYyw2MzNl0qmc3NgK1+/CI6GtfgIenux4+HlLG62DGs=","rotate":false,"given":null}', 'UTF8'));
INSERT INTO public.events VALUES ('lucre-twice', 3, convert_to('{"type":"sat","at":1794987284.5729089,"seat":0,"person":"on23mpQ9E6m7Ga41","name":"Ada"}', 'UTF8'));
INSERT INTO public.events VALUES ('lucre-twice', 4, convert_to('{"type":"sat","at":1794987284.5911179,"seat":1,"person":"nhq_DOuux1j0P-2Q","name":"Ben"}', 'UTF8'));
INSERT INTO public.events VALUES ('lucre-twice', 5, convert_to('{"type":"readied","at":1794987284.624623,"seat":1,"entropy":"9f9rKeOWK+DxbsV/vBeLEQ=="}', 'UTF8'));
INSERT INTO public.events VALUES ('lucre-twice', 6, convert_to('{"type":"readied","at":1794987284.648905,"seat":0,"entropy":"SB6f0K7RvDskVhDMFEzmYQ=="}', 'UTF8'));
INSERT INTO public.events VALUES ('lucre-twice', 7, convert_to('{"type":"started","at":1794987284.648905,"rules":1}', 'UTF8'));
INSERT INTO public.events VALUES ('lucre-twice', 8, convert_to('{"type":"talked","at":1794987284.6774004,"seat":0,"text":"Good luck, Ben — and \"no\" mercy!"}', 'UTF8'));
INSERT INTO public.events VALUES ('lucre-twice', 9, convert_to('{"type":"moved","at":1794987284.6966321,"seat":2,"action":0,"by":"bot","id":""}', 'UTF8'));
INSERT INTO public.events VALUES ('lucre-twice', 10, convert_to('{"type":"moved","at":1794987284.720891,"seat":2,"action":39,"by":"bot","id":""}', 'UTF8'));
INSERT INTO public.events VALUES ('lucre-twice', 11, convert_to('{"type":"moved","at":1794987284.7287786,"seat":3,"action":11,"by":"bot","id":""}', 'UTF8'));
INSERT INTO public.events VALUES ('lucre-twice', 12, convert_to('{"type":"moved","at":1794987284.7355921,"seat":3,"action":3,"by":"bot","id":""}', 'UTF8'));
INSERT INTO public.events VALUES ('lucre-twice', 13, convert_to('{"type":"moved","at":1794987284.7509189,"seat":0,"action":9,"by":"person","id":"24a8b8a92e89bfdf"}', 'UTF8'));
INSERT INTO public.events VALUES ('lucre-twice', 14, convert_to('{"type":"moved","at":1794987284.7681015,"seat":0,"action":4,"by":"person","id":"f593d1ac63951e36"}', 'UTF8'));
INSERT INTO public.events VALUES ('lucre-twice', 15, convert_to('{"type":"moved","at":1794987284.776521,"seat":1,"action":2,"by":"person","id":"71124543c710a73e"}', 'UTF8'));
INSERT INTO public.events VALUES ('lucre-twice', 16, convert_to('{"type":"moved","at":1794987284.7968938,"seat":1,"action":39,"by":"person","id":"6d5889dddca9c1be"}', 'UTF8'));
INSERT INTO public.events VALUES ('lucre-twice', 17, convert_to('{"type":"moved","at":1794987284.800735,"seat":3,"action":12,"by":"bot","id":""}', 'UTF8'));
INSERT INTO public.events VALUES ('lucre-twice', 18, convert_to('{"type":"moved","at":1794987284.8125477,"seat":3,"action":33,"by":"bot","id":""}', 'UTF8'));
INSERT INTO public.events VALUES ('lucre-twice', 19, convert_to('{"type":"moved","at":1794987284.8247244,"seat":0,"action":31,"by":"person","id":"a710dd1b4c0c1470"}', 'UTF8'));
INSERT INTO public.events VALUES ('lucre-twice', 20, convert_to('{"type":"moved","at":1794987284.8405979,"seat":1,"action":17,"by":"person","id":"d2e32c824ab46b74"}', 'UTF8'));
INSERT INTO public.events VALUES ('lucre-twice', 21, convert_to('{"type":"moved","at":1794987284.8444412,"seat":2,"action":23,"by":"bot","id":""}', 'UTF8'));
INSERT INTO public.events VALUES ('lucre-twice', 22, convert_to('{"type":"moved","at":1794987284.860601,"seat":1,"action":9,"by":"person","id":"6ef8e5d6a80c67b5"}', 'UTF8'));
INSERT INTO public.events VALUES ('lucre-twice', 23, convert_to('{"type":"moved","at":1794987284.8770359,"seat":1,"action":38,"by":"person","id":"81620f20020e8da0"}', 'UTF8'));
INSERT INTO public.events VALUES ('lucre-twice', 24, convert_to('{"type":"moved","at":1794987284.882682,"seat":2,"action":21,"by":"bot","id":""}', 'UTF8'));
INSERT INTO public.events VALUES ('lucre-twice', 25, convert_to('{"type":"moved","at":1794987284.8967323,"seat":3,"action":27,"by":"bot","id":""}', 'UTF8'));
INSERT INTO public.events VALUES ('lucre-twice', 26, convert_to('{"type":"moved","at":1794987284.908766,"seat":0,"action":36,"by":"person","id":"0e07ad65ebcde7cf"}', 'UTF8'));
INSERT INTO public.events VALUES ('lucre-twice', 27, convert_to('{"type":"moved","at":1794987284.9206395,"seat":1,"action":3,"by":"person","id":"720ba4e9fc0afb6a"}', 'UTF8'));
INSERT INTO public.events VALUES ('lucre-twice', 28, convert_to('{"type":"moved","at":1794987284.929151,"seat":1,"action":37,"by":"person","id":"ea8a1f0937a38693"}', 'UTF8'));
INSERT INTO public.events VALUES ('lucre-twice', 29, convert_to('{"type":"moved","at":1794987284.9529815,"seat":2,"action":28,"by":"bot","id":""}', 'UTF8'));
INSERT INTO public.events VALUES ('lucre-twice', 30, convert_to('{"type":"moved","at":1794987284.9625509,"seat":3,"action":26,"by":"bot","id":""}', 'UTF8'));
INSERT INTO public.events VALUES ('lucre-twice', 31, convert_to('{"type":"moved","at":1794987284.9745147,"seat":0,"action":24,"by":"person","id":"81b11512c370c813"}', 'UTF8'));
INSERT INTO public.events VALUES ('lucre-twice', 32, convert_to('{"type":"moved","at":1794987285.0626838,"seat":0,"action":12,"by":"person","id":"5f29914f0e2e7ede"}', 'UTF8'));
INSERT INTO public.events VALUES ('lucre-twice', 33, convert_to('{"type":"moved","at":1794987285.14644,"seat":0,"action":29,"by":"person","id":"da270a8e49a75dd0"}', 'UTF8'));
INSERT INTO public.events VALUES ('lucre-twice', 34, convert_to('{"type":"tookback","at":1794987285.1684506,"seat":0,"practice":false,"choice":false}', 'UTF8'));
INSERT INTO public.events VALUES ('lucre-twice', 35, convert_to('{"type":"moved","at":1794987285.189913,"seat":0,"action":16,"by":"person","id":"8c795b6bce048425"}', 'UTF8'));
INSERT INTO public.events VALUES ('lucre-twice', 36, convert_to('{"type":"moved","at":1794987285.1938224,"seat":1,"action":27,"by":"person","id":"aa44c733dee1b184"}', 'UTF8'));
INSERT INTO public.events VALUES ('lucre-twice', 37, convert_to('{"type":"moved","at":1794987285.2177868,"seat":2,"action":20,"by":"bot","id":""}', 'UTF8'));
INSERT INTO public.events VALUES ('lucre-twice', 38, convert_to('{"type":"moved","at":1794987285.2483907,"seat":3,"action":19,"by":"bot","id":""}', 'UTF8'));
INSERT INTO public.events VALUES ('lucre-twice', 39, convert_to('{"type":"moved","at":1794987285.264568,"seat":2,"action":1,"by":"bot","id":""}', 'UTF8'));
INSERT INTO public.events VALUES ('lucre-twice', 40, convert_to('{"type":"moved","at":1794987285.2765226,"seat":2,"action":17,"by":"bot","id":""}', 'UTF8'));
INSERT INTO public.events VALUES ('lucre-twice', 41, convert_to('{"type":"moved","at":1794987285.2933595,"seat":3,"action":35,"by":"bot","id":""}', 'UTF8'));
INSERT INTO public.events VALUES ('lucre-twice', 42, convert_to('{"type":"moved","at":1794987285.2978256,"seat":0,"action":15,"by":"person","id":"5f1820b8dbf574da"}', 'UTF8'));
INSERT INTO public.events VALUES ('lucre-twice', 43, convert_to('{"type":"moved","at":1794987285.3207886,"seat":1,"action":18,"by":"person","id":"414612b6cb81775a"}', 'UTF8'));
INSERT INTO public.events VALUES ('lucre-twice', 44, convert_to('{"type":"moved","at":1794987285.3284287,"seat":0,"action":1,"by":"person","id":"a10a8896f154ecc6"}', 'UTF8'));
INSERT INTO public.events VALUES ('lucre-twice', 45, convert_to('{"type":"moved","at":1794987285.34842,"seat":0,"action":19,"by":"person","id":"716935eb871d00ba"}', 'UTF8'));
INSERT INTO public.events VALUES ('lucre-twice', 46, convert_to('{"type":"moved","at":1794987285.3651063,"seat":1,"action":26,"by":"person","id":"069e0aecaba2b21c"}', 'UTF8'));
INSERT INTO public.events VALUES ('lucre-twice', 47, convert_to('{"type":"moved","at":1794987285.3675675,"seat":2,"action":29,"by":"bot","id":""}', 'UTF8'));
INSERT INTO public.events VALUES ('lucre-twice', 48, convert_to('{"type":"moved","at":1794987285.3819575,"seat":3,"action":28,"by":"bot","id":""}', 'UTF8'));
INSERT INTO public.events VALUES ('lucre-twice', 49, convert_to('{"type":"moved","at":1794987285.4006991,"seat":3,"action":5,"by":"bot","id":""}', 'UTF8'));
INSERT INTO public.events VALUES ('lucre-twice', 50, convert_to('{"type":"moved","at":1794987285.4206831,"seat":3,"action":37,"by":"bot","id":""}', 'UTF8'));
INSERT INTO public.events VALUES ('lucre-twice', 51, convert_to('{"type":"moved","at":1794987285.4324398,"seat":0,"action":35,"by":"person","id":"1f563b780d839cab"}', 'UTF8'));
INSERT INTO public.events VALUES ('lucre-twice', 52, convert_to('{"type":"moved","at":1794987285.449493,"seat":1,"action":20,"by":"person","id":"34d961ff903ce5f6"}', 'UTF8'));
INSERT INTO public.events VALUES ('lucre-twice', 53, convert_to('{"type":"moved","at":1794987285.4661345,"seat":2,"action":37,"by":"bot","id":""}', 'UTF8'));
INSERT INTO public.events VALUES ('lucre-twice', 54, convert_to('{"type":"moved","at":1794987285.48449,"seat":2,"action":6,"by":"bot","id":""}', 'UTF8'));
INSERT INTO public.events VALUES ('lucre-twice', 55, convert_to('{"type":"moved","at":1794987285.5020216,"seat":2,"action":18,"by":"bot","id":""}', 'UTF8'));
INSERT INTO public.events VALUES ('lucre-twice', 56, convert_to('{"type":"moved","at":1794987285.528532,"seat":3,"action":16,"by":"bot","id":""}', 'UTF8'));
INSERT INTO public.events VALUES ('lucre-twice', 57, convert_to('{"type":"moved","at":1794987285.5484207,"seat":0,"action":17,"by":"person","id":"14b5c5b22bd35bf7"}', 'UTF8'));
INSERT INTO public.events VALUES ('lucre-twice', 58, convert_to('{"type":"moved","at":1794987285.5504937,"seat":1,"action":32,"by":"person","id":"51b8d529cdafb568"}', 'UTF8'));
INSERT INTO public.events VALUES ('lucre-twice', 59, convert_to('{"type":"said","at":1794987285.5552673,"seat":1,"phrase":"well_played"}', 'UTF8'));
INSERT INTO public.events VALUES ('lucre-twice', 60, convert_to('{"type":"prepared","at":1794987285.5766373,"secret":"bD08V19njBG6+gzAgpSeeA0f6srALAT7rZuSKLBQyQo=","rotate":true,"given":null}', 'UTF8'));
INSERT INTO public.events VALUES ('lucre-twice', 61, convert_to('{"type":"readied","at":1794987285.6245117,"seat":2,"entropy":"g2eq/+Eh5W4oiBkQrWn1vg=="}', 'UTF8'));
INSERT INTO public.events VALUES ('lucre-twice', 62, convert_to('{"type":"readied","at":1794987285.6406581,"seat":1,"entropy":"laZUNmonC5ID9jVT9nz7gw=="}', 'UTF8'));
INSERT INTO public.events VALUES ('lucre-twice', 63, convert_to('{"type":"started","at":1794987285.6406581,"rules":1}', 'UTF8'));
INSERT INTO public.events VALUES ('lucre-twice', 64, convert_to('{"type":"moved","at":1794987285.6650085,"seat":0,"action":7,"by":"bot","id":""}', 'UTF8'));
INSERT INTO public.events VALUES ('lucre-twice', 65, convert_to('{"type":"moved","at":1794987285.679205,"seat":0,"action":39,"by":"bot","id":""}', 'UTF8'));
INSERT INTO public.events VALUES ('lucre-twice', 66, convert_to('{"type":"moved","at":1794987285.6979876,"seat":3,"action":39,"by":"bot","id":""}', 'UTF8'));
INSERT INTO public.events VALUES ('lucre-twice', 67, convert_to('{"type":"moved","at":1794987285.720647,"seat":1,"action":39,"by":"person","id":"fb86abdfbb41935f"}', 'UTF8'));
INSERT INTO public.events VALUES ('lucre-twice', 68, convert_to('{"type":"moved","at":1794987285.7289016,"seat":2,"action":10,"by":"person","id":"8b95c2b9744c1151"}', 'UTF8'));
INSERT INTO public.events VALUES ('lucre-twice', 69, convert_to('{"type":"moved","at":1794987285.7347677,"seat":2,"action":12,"by":"person","id":"caf54298e90ab2c7"}', 'UTF8'));
INSERT INTO public.events VALUES ('lucre-twice', 70, convert_to('{"type":"moved","at":1794987285.7606595,"seat":1,"action":12,"by":"person","id":"d65ea587422ccea8"}', 'UTF8'));
INSERT INTO public.events VALUES ('lucre-twice', 71, convert_to('{"type":"moved","at":1794987285.7765567,"seat":1,"action":19,"by":"person","id":"d4324c724fe5b3e8"}', 'UTF8'));
INSERT INTO public.events VALUES ('lucre-twice', 72, convert_to('{"type":"moved","at":1794987285.7795842,"seat":2,"action":13,"by":"person","id":"587c40926833b996"}', 'UTF8'));
INSERT INTO public.events VALUES ('lucre-twice', 73, convert_to('{"type":"steppedin","at":1794987285.7939343,"seat":2}', 'UTF8'));
INSERT INTO public.events VALUES ('cryptruck-hidden', 1, convert_to('{"type":"opened","at":1794987285.8243313,"by":"on23mpQ9E6m7Ga41","settings":{"game":"cryptruck","seats":3,"options":{"auction":"first_trick","buyer_is":"last","open_gift":"off","white_led":"white","one_trump_suit":"off","white_scores":"colour","trick_for_five":"off","first_dealer":"random","next_dealer":"left","random_colours":"off","show_undealt":"off"},"bots":["","","greedy"],"clock":{"move":0.0,"bank":0.0,"increment":0.0},"listed":false,"patience":60.0,"pace":0,"hints":true,"hands_after":false,"code":"wise-ring-36","given":false,"talk":false}}', 'UTF8'));
INSERT INTO public.events VALUES ('cryptruck-hidden', 2, convert_to('{"type":"prepared","at":1794987285.8243313,"secret":"R04yKJzhzGX38U2svswuxD30iJPdSr8ZOGbx07gYV7s=","rotate":false,"given":null}', 'UTF8'));
INSERT INTO public.events VALUES ('cryptruck-hidden', 3, convert_to('{"type":"sat","at":1794987285.8365016,"seat":0,"person":"on23mpQ9E6m7Ga41","name":"Ada"}', 'UTF8'));
INSERT INTO public.events VALUES ('cryptruck-hidden', 4, convert_to('{"type":"sat","at":1794987285.8525448,"seat":1,"person":"nhq_DOuux1j0P-2Q","name":"Ben"}', 'UTF8'));
INSERT INTO public.events VALUES ('cryptruck-hidden', 5, convert_to('{"type":"readied","at":1794987285.8802094,"seat":1,"entropy":"+NRfVEN5gSK0v4VN3Mq2Aw=="}', 'UTF8'));
INSERT INTO public.events VALUES ('cryptruck-hidden', 6, convert_to('{"type":"readied","at":1794987285.8963497,"seat":0,"entropy":"XFcQ1ZB45QHINZgWw2tEYg=="}', 'UTF8'));
INSERT INTO public.events VALUES ('cryptruck-hidden', 7, convert_to('{"type":"started","at":1794987285.8963497,"rules":2}', 'UTF8'));
INSERT INTO public.events VALUES ('cryptruck-hidden', 8, convert_to('{"type":"moved","at":1794987285.924861,"seat":0,"action":10,"by":"person","id":"e17180f444ea638a"}', 'UTF8'));
INSERT INTO public.events VALUES ('cryptruck-hidden', 9, convert_to('{"type":"moved","at":1794987285.94467,"seat":1,"action":32,"by":"person","id":"39908b2f6c9391f8"}', 'UTF8'));
INSERT INTO public.events VALUES ('cryptruck-hidden', 10, convert_to('{"type":"moved","at":1794987285.9606123,"seat":2,"action":32,"by":"bot","id":""}', 'UTF8'));
INSERT INTO public.events VALUES ('cryptruck-hidden', 11, convert_to('{"type":"moved","at":1794987285.9686007,"seat":2,"action":5,"by":"bot","id":""}', 'UTF8'));
INSERT INTO public.events VALUES ('cryptruck-hidden', 12, convert_to('{"type":"moved","at":1794987285.9847429,"seat":0,"action":8,"by":"person","id":"f752cf7888a19818"}', 'UTF8'));
INSERT INTO public.events VALUES ('cryptruck-hidden', 13, convert_to('{"type":"moved","at":1794987285.9966981,"seat":1,"action":12,"by":"person","id":"48962593702fc253"}', 'UTF8'));
INSERT INTO public.events VALUES ('cryptruck-hidden', 14, convert_to('{"type":"moved","at":1794987286.0124915,"seat":1,"action":3,"by":"person","id":"0ac0e828c258f4b8"}', 'UTF8'));
INSERT INTO public.events VALUES ('cryptruck-hidden', 15, convert_to('{"type":"moved","at":1794987286.024617,"seat":2,"action":4,"by":"bot","id":""}', 'UTF8'));
INSERT INTO public.events VALUES ('cryptruck-hidden', 16, convert_to('{"type":"moved","at":1794987286.0405302,"seat":0,"action":5,"by":"person","id":"332e5c9da4760217"}', 'UTF8'));
INSERT INTO public.events VALUES ('cryptruck-hidden', 17, convert_to('{"type":"moved","at":1794987286.0566046,"seat":0,"action":6,"by":"person","id":"78fc554888dcef57"}', 'UTF8'));
INSERT INTO public.events VALUES ('cryptruck-hidden', 18, convert_to('{"type":"moved","at":1794987286.0606391,"seat":1,"action":30,"by":"person","id":"2e8bf7d4703f9088"}', 'UTF8'));
INSERT INTO public.events VALUES ('cryptruck-hidden', 19, convert_to('{"type":"moved","at":1794987286.0803015,"seat":2,"action":11,"by":"bot","id":""}', 'UTF8'));
INSERT INTO public.events VALUES ('cryptruck-hidden', 20, convert_to('{"type":"moved","at":1794987286.096569,"seat":1,"action":2,"by":"person","id":"dcb84cde037f5d93"}', 'UTF8'));
INSERT INTO public.events VALUES ('cryptruck-hidden', 21, convert_to('{"type":"moved","at":1794987286.111003,"seat":2,"action":1,"by":"bot","id":""}', 'UTF8'));
INSERT INTO public.events VALUES ('cryptruck-hidden', 22, convert_to('{"type":"moved","at":1794987286.124713,"seat":0,"action":15,"by":"person","id":"199d06e2972bc21f"}', 'UTF8'));
INSERT INTO public.events VALUES ('cryptruck-hidden', 23, convert_to('{"type":"moved","at":1794987286.1297638,"seat":0,"action":16,"by":"person","id":"c768555a51575dbe"}', 'UTF8'));
INSERT INTO public.events VALUES ('cryptruck-hidden', 24, convert_to('{"type":"moved","at":1794987286.1447382,"seat":1,"action":13,"by":"person","id":"db4307987ff45135"}', 'UTF8'));
INSERT INTO public.events VALUES ('cryptruck-hidden', 25, convert_to('{"type":"moved","at":1794987286.1564374,"seat":2,"action":30,"by":"bot","id":""}', 'UTF8'));
INSERT INTO public.events VALUES ('cryptruck-hidden', 26, convert_to('{"type":"moved","at":1794987286.168526,"seat":0,"action":7,"by":"person","id":"ebdcf0dfa0e40014"}', 'UTF8'));
INSERT INTO public.events VALUES ('cryptruck-hidden', 27, convert_to('{"type":"moved","at":1794987286.179988,"seat":1,"action":14,"by":"person","id":"036ed17966f32f19"}', 'UTF8'));
INSERT INTO public.events VALUES ('cryptruck-hidden', 28, convert_to('{"type":"moved","at":1794987286.1990898,"seat":2,"action":9,"by":"bot","id":""}', 'UTF8'));
INSERT INTO public.events VALUES ('cryptruck-hidden', 29, convert_to('{"type":"moved","at":1794987286.210954,"seat":1,"action":8,"by":"person","id":"b54f923513f58031"}', 'UTF8'));
INSERT INTO public.events VALUES ('cryptruck-hidden', 30, convert_to('{"type":"moved","at":1794987286.224678,"seat":2,"action":32,"by":"bot","id":""}', 'UTF8'));
INSERT INTO public.events VALUES ('cryptruck-hidden', 31, convert_to('{"type":"moved","at":1794987286.2284014,"seat":0,"action":33,"by":"person","id":"fdbf12f52ca5c02a"}', 'UTF8'));
INSERT INTO public.events VALUES ('cryptruck-hidden', 32, convert_to('{"type":"moved","at":1794987286.2447712,"seat":2,"action":7,"by":"bot","id":""}', 'UTF8'));
INSERT INTO public.events VALUES ('cryptruck-hidden', 33, convert_to('{"type":"moved","at":1794987286.261151,"seat":0,"action":10,"by":"person","id":"ce15ef17ed68e072"}', 'UTF8'));
INSERT INTO public.events VALUES ('cryptruck-hidden', 34, convert_to('{"type":"moved","at":1794987286.2725587,"seat":1,"action":6,"by":"person","id":"5e01428181b6bcb4"}', 'UTF8'));
INSERT INTO public.events VALUES ('cryptruck-hidden', 35, convert_to('{"type":"moved","at":1794987286.28455,"seat":0,"action":1,"by":"person","id":"0cb3c4afad364a1a"}', 'UTF8'));
INSERT INTO public.events VALUES ('cryptruck-hidden', 36, convert_to('{"type":"moved","at":1794987286.308638,"seat":1,"action":5,"by":"person","id":"6dc6ec90fedaa807"}', 'UTF8'));
INSERT INTO public.events VALUES ('cryptruck-hidden', 37, convert_to('{"type":"moved","at":1794987286.3245153,"seat":2,"action":2,"by":"bot","id":""}', 'UTF8'));
INSERT INTO public.events VALUES ('cryptruck-hidden', 38, convert_to('{"type":"moved","at":1794987286.331026,"seat":1,"action":7,"by":"person","id":"bc24f523b208e8d5"}', 'UTF8'));
INSERT INTO public.events VALUES ('cryptruck-hidden', 39, convert_to('{"type":"moved","at":1794987286.3493233,"seat":2,"action":16,"by":"bot","id":""}', 'UTF8'));
INSERT INTO public.events VALUES ('cryptruck-hidden', 40, convert_to('{"type":"moved","at":1794987286.3605025,"seat":0,"action":14,"by":"person","id":"b6e1eaf6e4462b94"}', 'UTF8'));
INSERT INTO public.events VALUES ('cryptruck-hidden', 41, convert_to('{"type":"moved","at":1794987286.3741097,"seat":2,"action":30,"by":"bot","id":""}', 'UTF8'));
INSERT INTO public.events VALUES ('cryptruck-hidden', 42, convert_to('{"type":"moved","at":1794987286.3889344,"seat":0,"action":3,"by":"person","id":"7cfe5f0740730729"}', 'UTF8'));
INSERT INTO public.events VALUES ('cryptruck-hidden', 43, convert_to('{"type":"moved","at":1794987286.3993092,"seat":1,"action":4,"by":"person","id":"bb3e2fc869444a84"}', 'UTF8'));
INSERT INTO public.events VALUES ('cryptruck-hidden', 44, convert_to('{"type":"moved","at":1794987286.4116333,"seat":2,"action":30,"by":"bot","id":""}', 'UTF8'));
INSERT INTO public.events VALUES ('cryptruck-hidden', 45, convert_to('{"type":"moved","at":1794987286.428614,"seat":0,"action":12,"by":"person","id":"bf0ac340595b699e"}', 'UTF8'));
INSERT INTO public.events VALUES ('cryptruck-hidden', 46, convert_to('{"type":"moved","at":1794987286.4446511,"seat":1,"action":11,"by":"person","id":"cf3d0c1648cc31f0"}', 'UTF8'));
INSERT INTO public.events VALUES ('cryptruck-hidden', 47, convert_to('{"type":"moved","at":1794987286.4565616,"seat":2,"action":15,"by":"bot","id":""}', 'UTF8'));
INSERT INTO public.events VALUES ('cryptruck-hidden', 48, convert_to('{"type":"moved","at":1794987286.4686003,"seat":0,"action":17,"by":"person","id":"9cbfe8bdda584c9d"}', 'UTF8'));
INSERT INTO public.events VALUES ('cryptruck-hidden', 49, convert_to('{"type":"moved","at":1794987286.481777,"seat":1,"action":0,"by":"person","id":"cb01dfeed9393410"}', 'UTF8'));
INSERT INTO public.events VALUES ('cryptruck-hidden', 50, convert_to('{"type":"moved","at":1794987286.4933934,"seat":2,"action":13,"by":"bot","id":""}', 'UTF8'));
INSERT INTO public.events VALUES ('cryptruck-hidden', 51, convert_to('{"type":"moved","at":1794987286.5086408,"seat":0,"action":32,"by":"person","id":"2f61bed3abe7d7df"}', 'UTF8'));
INSERT INTO public.events VALUES ('cryptruck-hidden', 52, convert_to('{"type":"moved","at":1794987286.516423,"seat":1,"action":33,"by":"person","id":"d8b7de0346cd1a32"}', 'UTF8'));
INSERT INTO public.events VALUES ('cryptruck-hidden', 53, convert_to('{"type":"moved","at":1794987286.5305076,"seat":0,"action":7,"by":"person","id":"42186e37c829bbe6"}', 'UTF8'));
INSERT INTO public.events VALUES ('cryptruck-hidden', 54, convert_to('{"type":"moved","at":1794987286.5485952,"seat":1,"action":16,"by":"person","id":"48444e3d9f69647d"}', 'UTF8'));
INSERT INTO public.events VALUES ('cryptruck-hidden', 55, convert_to('{"type":"moved","at":1794987286.5618572,"seat":2,"action":7,"by":"bot","id":""}', 'UTF8'));
INSERT INTO public.events VALUES ('cryptruck-hidden', 56, convert_to('{"type":"moved","at":1794987286.5684268,"seat":1,"action":5,"by":"person","id":"267deae4270ba9ea"}', 'UTF8'));
INSERT INTO public.events VALUES ('cryptruck-hidden', 57, convert_to('{"type":"moved","at":1794987286.5846298,"seat":2,"action":3,"by":"bot","id":""}', 'UTF8'));
INSERT INTO public.events VALUES ('cryptruck-hidden', 58, convert_to('{"type":"moved","at":1794987286.5966244,"seat":0,"action":1,"by":"person","id":"7c6ebafda134ba58"}', 'UTF8'));
INSERT INTO public.events VALUES ('cryptruck-hidden', 59, convert_to('{"type":"moved","at":1794987286.6166515,"seat":1,"action":17,"by":"person","id":"3da8f87728524e4d"}', 'UTF8'));
INSERT INTO public.events VALUES ('cryptruck-hidden', 60, convert_to('{"type":"moved","at":1794987286.6287122,"seat":2,"action":6,"by":"bot","id":""}', 'UTF8'));
INSERT INTO public.events VALUES ('cryptruck-hidden', 61, convert_to('{"type":"moved","at":1794987286.6366093,"seat":0,"action":15,"by":"person","id":"27da6772d3faeceb"}', 'UTF8'));
INSERT INTO public.events VALUES ('cryptruck-hidden', 62, convert_to('{"type":"moved","at":1794987286.6567197,"seat":1,"action":12,"by":"person","id":"db0537730e2d43cb"}', 'UTF8'));
INSERT INTO public.events VALUES ('cryptruck-hidden', 63, convert_to('{"type":"moved","at":1794987286.6644893,"seat":2,"action":30,"by":"bot","id":""}', 'UTF8'));
INSERT INTO public.events VALUES ('cryptruck-hidden', 64, convert_to('{"type":"moved","at":1794987286.6766653,"seat":0,"action":4,"by":"person","id":"eea78913cd81f13a"}', 'UTF8'));
INSERT INTO public.events VALUES ('cryptruck-hidden', 65, convert_to('{"type":"moved","at":1794987286.6967082,"seat":2,"action":8,"by":"bot","id":""}', 'UTF8'));
INSERT INTO public.events VALUES ('cryptruck-hidden', 66, convert_to('{"type":"moved","at":1794987286.6998935,"seat":0,"action":9,"by":"person","id":"628e298a1d249d2c"}', 'UTF8'));
INSERT INTO public.events VALUES ('cryptruck-hidden', 67, convert_to('{"type":"moved","at":1794987286.7121742,"seat":1,"action":10,"by":"person","id":"7b12483b7ecc4738"}', 'UTF8'));
INSERT INTO public.events VALUES ('cryptruck-hidden', 68, convert_to('{"type":"moved","at":1794987286.7285721,"seat":1,"action":0,"by":"person","id":"3fe9e1790dd9222d"}', 'UTF8'));
INSERT INTO public.events VALUES ('cryptruck-hidden', 69, convert_to('{"type":"moved","at":1794987286.7446802,"seat":2,"action":30,"by":"bot","id":""}', 'UTF8'));
INSERT INTO public.events VALUES ('cryptruck-hidden', 70, convert_to('{"type":"moved","at":1794987286.7499235,"seat":0,"action":2,"by":"person","id":"fa2a76e3ba56bfb7"}', 'UTF8'));
INSERT INTO public.events VALUES ('coin-choosing', 1, convert_to('{"type":"opened","at":1794987286.7844412,"by":"on23mpQ9E6m7Ga41","settings":{"game":"coin","seats":4,"options":{"target":"65","coins":"estimated","unclaimed":"aside","lone_card":"takes","exchange":"on","exchange_order":"together","after_burying":"keep","gray_tie":"everyone","end_tie":"shared","gray_coins_score":"on","rotate_colours":"off","strict_memory":"off"},"bots":["","","greedy","greedy"],"clock":{"move":0.0,"bank":0.0,"increment":0.0},"listed":false,"patience":60.0,"pace":0,"hints":true,"hands_after":true,"code":"golden-market-61","given":false,"talk":false}}', 'UTF8'));
INSERT INTO public.events VALUES ('coin-choosing', 2, convert_to('{"type":"prepared","at":1794987286.7844412,"secret":"t2mUq7BKIiVDtl70/fbXkox3iBaORZb1DiwSBjAU44o=","rotate":false,"given":null}', 'UTF8'));
INSERT INTO public.events VALUES ('coin-choosing', 3, convert_to('{"type":"sat","at":1794987286.828516,"seat":0,"person":"on23mpQ9E6m7Ga41","name":"Ada"}', 'UTF8'));
INSERT INTO public.events VALUES ('coin-choosing', 4, convert_to('{"type":"sat","at":1794987286.8446743,"seat":1,"person":"nhq_DOuux1j0P-2Q","name":"Ben"}', 'UTF8'));
INSERT INTO public.events VALUES ('coin-choosing', 5, convert_to('{"type":"readied","at":1794987286.8684297,"seat":1,"entropy":"hWK9qs0/tgtnC9NqvUexfw=="}', 'UTF8'));
INSERT INTO public.events VALUES ('coin-choosing', 6, convert_to('{"type":"readied","at":1794987286.8845327,"seat":0,"entropy":"jBVKttRZ4JK51iorhockiA=="}', 'UTF8'));
INSERT INTO public.events VALUES ('coin-choosing', 7, convert_to('{"type":"started","at":1794987286.8845327,"rules":1}', 'UTF8'));
INSERT INTO public.events VALUES ('coin-choosing', 8, convert_to('{"type":"moved","at":1794987286.9129496,"seat":0,"action":2,"by":"person","id":"2940d7b26ed37648"}', 'UTF8'));
INSERT INTO public.events VALUES ('coin-choosing', 9, convert_to('{"type":"moved","at":1794987286.9317973,"seat":1,"action":13,"by":"person","id":"6009b7d2e06eb7bd"}', 'UTF8'));
INSERT INTO public.events VALUES ('coin-choosing', 10, convert_to('{"type":"moved","at":1794987286.950648,"seat":2,"action":17,"by":"bot","id":""}', 'UTF8'));
INSERT INTO public.events VALUES ('coin-choosing', 11, convert_to('{"type":"moved","at":1794987286.9688487,"seat":3,"action":18,"by":"bot","id":""}', 'UTF8'));
INSERT INTO public.events VALUES ('coin-choosing', 12, convert_to('{"type":"moved","at":1794987286.9816425,"seat":0,"action":26,"by":"person","id":"1cef9128c1edee39"}', 'UTF8'));
INSERT INTO public.events VALUES ('coin-choosing', 13, convert_to('{"type":"moved","at":1794987286.9967573,"seat":2,"action":40,"by":"bot","id":""}', 'UTF8'));
INSERT INTO public.events VALUES ('coin-choosing', 14, convert_to('{"type":"moved","at":1794987287.0043595,"seat":2,"action":10,"by":"bot","id":""}', 'UTF8'));
INSERT INTO public.events VALUES ('coin-choosing', 15, convert_to('{"type":"moved","at":1794987287.016551,"seat":3,"action":40,"by":"bot","id":""}', 'UTF8'));
INSERT INTO public.events VALUES ('coin-choosing', 16, convert_to('{"type":"moved","at":1794987287.0209444,"seat":3,"action":0,"by":"bot","id":""}', 'UTF8'));
INSERT INTO public.events VALUES ('coin-choosing', 17, convert_to('{"type":"moved","at":1794987287.0284936,"seat":0,"action":40,"by":"person","id":"24578e05bd3b877d"}', 'UTF8'));
INSERT INTO public.events VALUES ('coin-choosing', 18, convert_to('{"type":"moved","at":1794987287.040642,"seat":0,"action":5,"by":"person","id":"5f0330343329792d"}', 'UTF8'));
INSERT INTO public.events VALUES ('coin-choosing', 19, convert_to('{"type":"moved","at":1794987287.0486534,"seat":1,"action":40,"by":"person","id":"bf0ea033ce7d7aed"}', 'UTF8'));
INSERT INTO public.events VALUES ('coin-choosing', 20, convert_to('{"type":"moved","at":1794987287.0526521,"seat":1,"action":2,"by":"person","id":"0b23948b1e7bb3a0"}', 'UTF8'));
INSERT INTO public.events VALUES ('coin-choosing', 21, convert_to('{"type":"moved","at":1794987287.060838,"seat":0,"action":3,"by":"person","id":"ce356586fa554464"}', 'UTF8'));
INSERT INTO public.events VALUES ('coin-choosing', 22, convert_to('{"type":"moved","at":1794987287.06555,"seat":1,"action":35,"by":"person","id":"b09707cd145c71e1"}', 'UTF8'));
INSERT INTO public.events VALUES ('coin-choosing', 23, convert_to('{"type":"moved","at":1794987287.0805073,"seat":2,"action":21,"by":"bot","id":""}', 'UTF8'));
INSERT INTO public.events VALUES ('coin-choosing', 24, convert_to('{"type":"moved","at":1794987287.0925355,"seat":3,"action":34,"by":"bot","id":""}', 'UTF8'));
INSERT INTO public.events VALUES ('coin-choosing', 25, convert_to('{"type":"moved","at":1794987287.0965903,"seat":0,"action":34,"by":"person","id":"129a8ca3bccbefea"}', 'UTF8'));
INSERT INTO public.events VALUES ('coin-choosing', 26, convert_to('{"type":"moved","at":1794987287.1126845,"seat":2,"action":39,"by":"bot","id":""}', 'UTF8'));
INSERT INTO public.events VALUES ('dirty-money-clock', 1, convert_to('{"type":"opened","at":1794987287.1282218,"by":"on23mpQ9E6m7Ga41","settings":{"game":"dirty_money","seats":3,"options":{"rounds":"2","deck":"60","cleaner_coins":"0","variant":"off","uneven":"aside","first_lead":"cleaner","lead_cleaner":"on","print_tie":"all","all_tied":"nobody","coin_tie":"prints","bust":"end","strict_memory":"off"},"bots":["","","greedy"],"clock":{"move":0.0,"bank":3000.0,"increment":5.0},"listed":false,"patience":60.0,"pace":0,"hints":true,"hands_after":true,"code":"fancy-apron-49","given":false,"talk":false}}', 'UTF8'));
INSERT INTO public.events VALUES ('dirty-money-clock', 2, convert_to('{"type":"prepared","at":1794987287.1282218,"secret":"unToQl0oQdhnNkVE0NPa5HU/V+NSor14ZgIASrdSsvc=","rotate":false,"given":null}', 'UTF8'));
INSERT INTO public.events VALUES ('dirty-money-clock', 3, convert_to('{"type":"sat","at":1794987287.1419685,"seat":0,"person":"on23mpQ9E6m7Ga41","name":"Ada"}', 'UTF8'));
INSERT INTO public.events VALUES ('dirty-money-clock', 4, convert_to('{"type":"sat","at":1794987287.163751,"seat":1,"person":"nhq_DOuux1j0P-2Q","name":"Ben"}', 'UTF8'));
INSERT INTO public.events VALUES ('dirty-money-clock', 5, convert_to('{"type":"readied","at":1794987287.1924875,"seat":1,"entropy":"UA/f8k99w2Ed0AAjSJ0Axg=="}', 'UTF8'));
INSERT INTO public.events VALUES ('dirty-money-clock', 6, convert_to('{"type":"readied","at":1794987287.276716,"seat":0,"entropy":"7Un62E0hiA7JNyLuuPCx7A=="}', 'UTF8'));
INSERT INTO public.events VALUES ('dirty-money-clock', 7, convert_to('{"type":"started","at":1794987287.276716,"rules":1}', 'UTF8'));
INSERT INTO public.events VALUES ('dirty-money-clock', 8, convert_to('{"type":"moved","at":1794987287.3033552,"seat":0,"action":35,"by":"person","id":"4e6080c843265288"}', 'UTF8'));
INSERT INTO public.events VALUES ('dirty-money-clock', 9, convert_to('{"type":"moved","at":1794987287.3225265,"seat":1,"action":44,"by":"person","id":"49b147b93b7a1671"}', 'UTF8'));
INSERT INTO public.events VALUES ('dirty-money-clock', 10, convert_to('{"type":"moved","at":1794987287.3631322,"seat":2,"action":32,"by":"bot","id":""}', 'UTF8'));
INSERT INTO public.events VALUES ('dirty-money-clock', 11, convert_to('{"type":"moved","at":1794987287.3778298,"seat":1,"action":28,"by":"person","id":"8572b985d5d4a841"}', 'UTF8'));
INSERT INTO public.events VALUES ('dirty-money-clock', 12, convert_to('{"type":"moved","at":1794987287.388655,"seat":2,"action":60,"by":"bot","id":""}', 'UTF8'));
INSERT INTO public.events VALUES ('dirty-money-clock', 13, convert_to('{"type":"moved","at":1794987287.401914,"seat":0,"action":43,"by":"person","id":"40f13b888f7aeaed"}', 'UTF8'));
INSERT INTO public.events VALUES ('dirty-money-clock', 14, convert_to('{"type":"moved","at":1794987287.4164162,"seat":2,"action":51,"by":"bot","id":""}', 'UTF8'));
INSERT INTO public.events VALUES ('dirty-money-clock', 15, convert_to('{"type":"moved","at":1794987287.4340198,"seat":0,"action":60,"by":"person","id":"27871fe4a8ad19a1"}', 'UTF8'));
INSERT INTO public.events VALUES ('dirty-money-clock', 16, convert_to('{"type":"moved","at":1794987287.4509785,"seat":1,"action":57,"by":"person","id":"4fc6a894ad5bd7c9"}', 'UTF8'));
INSERT INTO public.events VALUES ('dirty-money-clock', 17, convert_to('{"type":"moved","at":1794987287.4724455,"seat":0,"action":17,"by":"person","id":"e3a190b045b77358"}', 'UTF8'));
INSERT INTO public.events VALUES ('dirty-money-clock', 18, convert_to('{"type":"moved","at":1794987287.484415,"seat":1,"action":19,"by":"person","id":"1110e40d880b8af8"}', 'UTF8'));
INSERT INTO public.events VALUES ('dirty-money-clock', 19, convert_to('{"type":"moved","at":1794987287.5004284,"seat":2,"action":23,"by":"bot","id":""}', 'UTF8'));
INSERT INTO public.events VALUES ('dirty-money-clock', 20, convert_to('{"type":"moved","at":1794987287.5206606,"seat":2,"action":25,"by":"bot","id":""}', 'UTF8'));
INSERT INTO public.events VALUES ('dirty-money-clock', 21, convert_to('{"type":"moved","at":1794987287.5406568,"seat":0,"action":18,"by":"person","id":"baccf27e758ee01a"}', 'UTF8'));
INSERT INTO public.events VALUES ('dirty-money-clock', 22, convert_to('{"type":"moved","at":1794987287.5604432,"seat":1,"action":29,"by":"person","id":"dce6400e498dc515"}', 'UTF8'));
INSERT INTO public.events VALUES ('dirty-money-clock', 23, convert_to('{"type":"moved","at":1794987287.5764508,"seat":1,"action":4,"by":"person","id":"cf486121327a921b"}', 'UTF8'));
INSERT INTO public.events VALUES ('dirty-money-clock', 24, convert_to('{"type":"moved","at":1794987287.5924282,"seat":2,"action":5,"by":"bot","id":""}', 'UTF8'));
INSERT INTO public.events VALUES ('dirty-money-clock', 25, convert_to('{"type":"moved","at":1794987287.6048326,"seat":0,"action":10,"by":"person","id":"417e6d1db355b720"}', 'UTF8'));
INSERT INTO public.events VALUES ('dirty-money-clock', 26, convert_to('{"type":"moved","at":1794987287.62038,"seat":0,"action":0,"by":"person","id":"200b0100cfefb53a"}', 'UTF8'));
INSERT INTO public.events VALUES ('dirty-money-clock', 27, convert_to('{"type":"moved","at":1794987287.636499,"seat":1,"action":60,"by":"person","id":"796de0cc1e1e39a5"}', 'UTF8'));
INSERT INTO public.events VALUES ('dirty-money-clock', 28, convert_to('{"type":"moved","at":1794987287.6567507,"seat":2,"action":48,"by":"bot","id":""}', 'UTF8'));
INSERT INTO public.events VALUES ('dirty-money-clock', 29, convert_to('{"type":"moved","at":1794987287.6766768,"seat":1,"action":8,"by":"person","id":"4dc2e4dc1f9319af"}', 'UTF8'));
INSERT INTO public.events VALUES ('dirty-money-clock', 30, convert_to('{"type":"moved","at":1794987287.6843126,"seat":2,"action":14,"by":"bot","id":""}', 'UTF8'));
INSERT INTO public.events VALUES ('dirty-money-clock', 31, convert_to('{"type":"moved","at":1794987287.7006102,"seat":0,"action":7,"by":"person","id":"a1e8b0df5dc8f52c"}', 'UTF8'));
INSERT INTO public.events VALUES ('dirty-money-clock', 32, convert_to('{"type":"moved","at":1794987287.714731,"seat":2,"action":40,"by":"bot","id":""}', 'UTF8'));
INSERT INTO public.keys VALUES ('0746a91d9e4c7803c44d6593de97f1912787c8e39e8c088aaff927abff095ed2', 'on23mpQ9E6m7Ga41', 1794987284.4927485);
INSERT INTO public.keys VALUES ('be674e560afe737e0efa6bbbfc65472cf0c0ad222536a23084b8fe4cfed07386', 'nhq_DOuux1j0P-2Q', 1794987284.5322545);
INSERT INTO public.people VALUES ('nhq_DOuux1j0P-2Q', 'Ben', false, 1794987284.5322545);
INSERT INTO public.people VALUES ('on23mpQ9E6m7Ga41', 'Ada', true, 1794987284.4927485);
INSERT INTO public.ratings VALUES ('on23mpQ9E6m7Ga41', 'lucre', 26.552887096442536, 8.179627322205242, 1);
INSERT INTO public.ratings VALUES ('bot greedy', 'lucre', 23.825292041678182, 8.020638843539471, 1);
INSERT INTO public.ratings VALUES ('on23mpQ9E6m7Ga41', 'cryptruck', 27.869048680749426, 8.205243377397993, 1);
INSERT INTO public.ratings VALUES ('bot greedy', 'cryptruck', 25.717262170187357, 8.058224222802378, 1);
INSERT INTO public.records VALUES ('-e2FVeYoKnzp06QFh6k_', 'Game: lucre
Rules: 1
Seats: 4
Seed: 1a412d3e782ccf2ea893a822275ba3c2b3f3523e7ae2e5a88d9b9ba9756adf38
Players: Blue=Ada; Green=Ben; Red=greedy; Yellow=greedy
Result: Red wins on cards, 15 to 13
Commitment: 2b35a7c43a264cbbfca3a5010012a870792cffcdcfc895d2e3227ad5cabcb901
Secret: a58cb0d8cccd974aa67373602b5fbf088e86b5f8087a7bb1e3e1e52c6eb60c6b
Entropy: Blue=481e9fd0aed1bc3b245610cc144ce661; Green=f5ff6b29e3962be0f16ec57fbc178b11

Blue: swap 10
Blue: swap 5
Green: swap 3
Green: keep
Red: swap 1
Red: keep
Yellow: swap 12
Yellow: swap 4
# Round 1: the Purse is Yellow 11 (2 coins); Yellow leads.
Yellow: wealth 13
Yellow: 8 down
Blue: 6 down
Green: 5 up
Red: 11 up
# Red is highest with 11 and takes Yellow 11.
# Green is lowest with 5; it stays face up.
# Blue and Yellow: one coin each, face down.
# Round 2: the Purse is Green 9 (1 coin); Green leads.
Green: wealth 10
Green: 13 down
Red: 9 up
Yellow: 2 down
Blue: 11 down
# Red is highest with 9 and takes Green 9.
# Blue, Green and Yellow: one coin each, face down.
# Round 3: the Purse is Green 11 (2 coins); Green leads.
Green: wealth 4
Green: 12 down
Red: 3 down
Yellow: 1 down
Blue: 12 up
# Blue is highest with 12 and takes Green 11.
# Green, Red and Yellow: one coin each, face down.
# Round 4: the Purse is Blue 9 (1 coin); Blue leads.
Blue: wealth 13
Blue: 4 up
Green: 2 down
Red: 8 up
Yellow: 7 up
# Red is highest with 8 and takes Blue 9.
# Blue is lowest with 4; it stays face up.
# Green and Yellow: one coin each, face down.
# Round 5: the Purse is Red 13 (1 coin); Red leads.
Red: wealth 2
Red: 5 up
Yellow: 10 down
Blue: 3 up
Green: 6 up
# Green is highest with 6 and takes Red 13.
# Blue is lowest with 3; it stays face up.
# Red and Yellow: one coin each, face down.
# Round 6: the Purse is Blue 1 (1 coin); Blue leads.
Blue: wealth 2
Blue: 7 up
Green: 1 down
Red: 4 down
Yellow: 3 down
# Blue is highest with 7 and takes Blue 1.
# Green, Red and Yellow: one coin each, face down.
# Round 7: the Purse is Yellow 9 (1 coin); Yellow leads.
Yellow: wealth 6
Yellow: 12 down
Blue: 10 down
Green: 8 up
Red: 12 down
# Green is highest with 8 and takes Yellow 9.
# Blue, Red and Yellow: one coin each, face down.
# Round 8: the Purse is Red 10 (1 coin); Red leads.
Red: wealth 7
Red: 6 up
Yellow: 4 up
Blue: 5 up
Green: 7 down
# Red is highest with 6 and takes Red 10.
# Yellow is lowest with 4; it stays face up.
# Blue and Green: one coin each, face down.
# Last cards, face up: Blue 8, Green 3, Red 1, Yellow 5.
# Coins: Blue 20, Green 14, Red 20, Yellow 11.
# Red wins on cards, 15 to 13.
', 1794987287.9356136);
INSERT INTO public.results VALUES ('lucre-twice', 1, 0, 'on23mpQ9E6m7Ga41', '', 'lucre', 20, 2, 0, 1794987285.5552557);
INSERT INTO public.results VALUES ('cryptruck-hidden', 1, 0, 'on23mpQ9E6m7Ga41', '', 'cryptruck', 17, 1, 1, 1794987286.7686949);
INSERT INTO public.sitters VALUES ('on23mpQ9E6m7Ga41', 'lucre-twice');
INSERT INTO public.sitters VALUES ('nhq_DOuux1j0P-2Q', 'lucre-twice');
INSERT INTO public.sitters VALUES ('on23mpQ9E6m7Ga41', 'cryptruck-hidden');
INSERT INTO public.sitters VALUES ('nhq_DOuux1j0P-2Q', 'cryptruck-hidden');
INSERT INTO public.sitters VALUES ('on23mpQ9E6m7Ga41', 'coin-choosing');
INSERT INTO public.sitters VALUES ('nhq_DOuux1j0P-2Q', 'coin-choosing');
INSERT INTO public.sitters VALUES ('on23mpQ9E6m7Ga41', 'dirty-money-clock');
INSERT INTO public.sitters VALUES ('nhq_DOuux1j0P-2Q', 'dirty-money-clock');
INSERT INTO public.tables VALUES ('lucre-twice', 'lucre', 4, convert_to('{"game":"lucre","seats":4,"options":{"coins":"estimated","mulligan":"on","buried_order":"owner","swap_order":"together","lead_card_bars":"on","purse_bars":"off","unclaimed":"aside","lone_card":"takes","lead_card_down":"off","strict_memory":"off","final_tie":"shared"},"bots":["","","greedy","greedy"],"clock":{"move":0.0,"bank":0.0,"increment":0.0},"listed":false,"patience":60.0,"pace":0,"hints":true,"hands_after":true,"code":"brown-cabin-99","given":false,"talk":true}', 'UTF8'), false, 0, true, false, 1794987288.0882432, NULL);
INSERT INTO public.tables VALUES ('cryptruck-hidden', 'cryptruck', 3, convert_to('{"game":"cryptruck","seats":3,"options":{"auction":"first_trick","buyer_is":"last","open_gift":"off","white_led":"white","one_trump_suit":"off","white_scores":"colour","trick_for_five":"off","first_dealer":"random","next_dealer":"left","random_colours":"off","show_undealt":"off"},"bots":["","","greedy"],"clock":{"move":0.0,"bank":0.0,"increment":0.0},"listed":false,"patience":60.0,"pace":0,"hints":true,"hands_after":false,"code":"wise-ring-36","given":false,"talk":false}', 'UTF8'), false, 0, true, true, 1794987288.1039937, NULL);
INSERT INTO public.tables VALUES ('coin-choosing', 'coin', 4, convert_to('{"game":"coin","seats":4,"options":{"target":"65","coins":"estimated","unclaimed":"aside","lone_card":"takes","exchange":"on","exchange_order":"together","after_burying":"keep","gray_tie":"everyone","end_tie":"shared","gray_coins_score":"on","rotate_colours":"off","strict_memory":"off"},"bots":["","","greedy","greedy"],"clock":{"move":0.0,"bank":0.0,"increment":0.0},"listed":false,"patience":60.0,"pace":0,"hints":true,"hands_after":true,"code":"golden-market-61","given":false,"talk":false}', 'UTF8'), false, 0, true, false, 1794987288.1085658, NULL);
INSERT INTO public.tables VALUES ('dirty-money-clock', 'dirty_money', 3, convert_to('{"game":"dirty_money","seats":3,"options":{"rounds":"2","deck":"60","cleaner_coins":"0","variant":"off","uneven":"aside","first_lead":"cleaner","lead_cleaner":"on","print_tie":"all","all_tied":"nobody","coin_tie":"prints","bust":"end","strict_memory":"off"},"bots":["","","greedy"],"clock":{"move":0.0,"bank":3000.0,"increment":5.0},"listed":false,"patience":60.0,"pace":0,"hints":true,"hands_after":true,"code":"fancy-apron-49","given":false,"talk":false}', 'UTF8'), false, 0, true, false, 1794987288.1166587, NULL);
INSERT INTO public.workers VALUES ('32979e8f5035aab0', 1794987304.553284);
ALTER TABLE ONLY public.alembic_version
    ADD CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num);
ALTER TABLE ONLY public.analyses
    ADD CONSTRAINT analyses_pkey PRIMARY KEY (match, step);
ALTER TABLE ONLY public.carries
    ADD CONSTRAINT carries_pkey PRIMARY KEY (code_hash);
ALTER TABLE ONLY public.codes
    ADD CONSTRAINT codes_pkey PRIMARY KEY (code);
ALTER TABLE ONLY public.events
    ADD CONSTRAINT events_pkey PRIMARY KEY (table_id, number);
ALTER TABLE ONLY public.keys
    ADD CONSTRAINT keys_pkey PRIMARY KEY (secret_hash);
ALTER TABLE ONLY public.people
    ADD CONSTRAINT people_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.presence
    ADD CONSTRAINT presence_pkey PRIMARY KEY (table_id, person, worker);
ALTER TABLE ONLY public.ratings
    ADD CONSTRAINT ratings_pkey PRIMARY KEY (person, game);
ALTER TABLE ONLY public.records
    ADD CONSTRAINT records_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.results
    ADD CONSTRAINT results_pkey PRIMARY KEY (table_id, match, seat);
ALTER TABLE ONLY public.sitters
    ADD CONSTRAINT sitters_pkey PRIMARY KEY (person, table_id);
ALTER TABLE ONLY public.tables
    ADD CONSTRAINT tables_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.workers
    ADD CONSTRAINT workers_pkey PRIMARY KEY (id);
CREATE INDEX by_person ON public.results USING btree (person, ended);
CREATE INDEX ix_keys_person ON public.keys USING btree (person);
CREATE INDEX ix_sitters_table_id ON public.sitters USING btree (table_id);
CREATE INDEX ix_tables_due ON public.tables USING btree (due);
CREATE INDEX lobby ON public.tables USING btree (listed, over, changed);
