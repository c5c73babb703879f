/// Documents of other systems as people write them, of the kinds that each system is known for.
enum ForeignFixtures {
  static let all = [flight, approval, offers, signUp, news, contacts]

  private static let flight = ForeignDocument(
    system: .adaptiveCards, name: "flight",
    text: #"""
      {"type":"AdaptiveCard","version":"1.5","fallbackText":"A newer app shows this.","body":[
       {"type":"TextBlock","text":"Your itinerary «1»","weight":"Bolder","size":"large"},
       {"type":"TextBlock","text":"2 stops, $29.90 and ${bags} «2»","isSubtle":true,"wrap":true},
       {"type":"ColumnSet","separator":true,"columns":[
        {"type":"Column","width":1,"items":[
         {"type":"TextBlock","text":"San Francisco «3»","isSubtle":true},
         {"type":"TextBlock","size":"extraLarge","color":"accent","text":"SFO «4»"}]},
        {"type":"Column","width":"auto","items":[
         {"type":"Image","url":"https://example.com/plane.png","size":"small","altText":"to"}]},
        {"type":"Column","width":1,"items":[
         {"type":"TextBlock","horizontalAlignment":"right","text":"Amsterdam «5»"},
         {"type":"TextBlock","horizontalAlignment":"right","size":"extraLarge","text":"AMS «6»"}]}]},
       {"type":"FactSet","facts":[{"title":"Seat «7»","value":"23A «8»"},
        {"title":"Gate «9»","value":"C4 «10»"}]},
       {"type":"Future.Map","fallback":{"type":"TextBlock","text":"No map «11»"}}],
       "actions":[{"type":"Action.OpenUrl","title":"Check in «12»","url":"https://example.com/"}]}
      """#.replacing(" and ${bags}", with: " and 1 bag"))

  private static let approval = ForeignDocument(
    system: .adaptiveCards, name: "approval",
    text: #"""
      {"type":"AdaptiveCard","version":"1.5","body":[
       {"type":"TextBlock","text":"Expense report «1»","size":"medium","weight":"Bolder"},
       {"type":"Container","style":"emphasis","items":[
        {"type":"Table","columns":[{"width":2},{"width":1}],"rows":[
         {"type":"TableRow","cells":[
          {"type":"TableCell","items":[{"type":"TextBlock","text":"Taxi «2»"}]},
          {"type":"TableCell","items":[{"type":"TextBlock","text":"$18.40 «3»"}]}]}]}]},
       {"type":"Input.Text","id":"reason","label":"Reason «4»","placeholder":"Why?",
        "isRequired":true,"errorMessage":"Say why."},
       {"type":"Input.ChoiceSet","id":"cost","label":"Cost center «5»","choices":[
        {"title":"Sales «6»","value":"s"},{"title":"Travel «7»","value":"t"}]},
       {"type":"Input.Toggle","id":"inform","title":"Inform the team «8»","value":"false"}],
       "actions":[
        {"type":"Action.Submit","title":"Approve «9»","data":{"verb":"approve"}},
        {"type":"Action.ShowCard","title":"Reject «10»","card":{"type":"AdaptiveCard","body":[
         {"type":"Input.Text","id":"why","isMultiline":true,"placeholder":"What is wrong [1]"}],
         "actions":[{"type":"Action.Submit","title":"Send [2]","data":{"verb":"reject"}}]}}]}
      """#,
    inputs: [
      ForeignInput(id: "reason", kind: .line, prompt: "Reason «4»"),
      ForeignInput(id: "cost", kind: .choice(title: "Travel «7»", value: "t"), prompt: ""),
      ForeignInput(id: "inform", kind: .toggle, prompt: "Inform the team «8»"),
    ])

  private static let offers = ForeignDocument(
    system: .divKit, name: "offers",
    text: #"""
      {"templates":{
        "title":{"type":"text","font_size":22,"font_weight":"bold","$text":"value"},
        "red_title":{"type":"title","text_color":"#FFCC0000"},
        "offer":{"type":"container","orientation":"vertical","width":{"type":"fixed","value":180},
         "items":[{"type":"image","$image_url":"picture","height":{"type":"fixed","value":90}},
          {"type":"title","$value":"name"},{"type":"text","$text":"price"}]}},
       "card":{"log_id":"offers","variables":[
         {"name":"mail","type":"string","value":""},{"name":"wants","type":"boolean","value":false},
         {"name":"open","type":"boolean","value":false}],
        "states":[{"state_id":0,"div":{"type":"container","orientation":"vertical","items":[
         {"type":"red_title","value":"This week «1»"},
         {"type":"gallery","items":[
          {"type":"offer","picture":"https://example.com/1.png","name":"Pot «2»","price":"$9 «3»"}]},
         {"type":"separator"},
         {"type":"text","text":"Show the rules «4»","actions":[
          {"log_id":"open","url":"div-action://set_variable?name=open&value=true"}]},
         {"type":"text","text":"One for each customer [1]",
          "visibility":"@{open ? 'visible' : 'gone'}"},
         {"type":"input","text_variable":"mail","hint_text":"Your address «5»",
          "keyboard_type":"email"},
         {"type":"switch","is_on_variable":"wants",
          "accessibility":{"description":"Write to me «6»"}},
         {"type":"text","text":"@{wants && len(mail) > 0 ? 'We will' : 'We will not'} «7»"}]}}]}}
      """#,
    inputs: [
      ForeignInput(id: "mail", kind: .line, prompt: "Your address «5»"),
      ForeignInput(id: "wants", kind: .toggle, prompt: "Write to me «6»"),
    ])

  private static let signUp = ForeignDocument(
    system: .jasonette, name: "sign-up",
    text: #"""
      {"$jason":{"head":{"title":"Sign up"},"body":{"sections":[
       {"header":{"type":"label","text":"Who are you? «1»"},"items":[
        {"type":"textfield","name":"name","placeholder":"Name «2»"},
        {"type":"textfield","name":"code","placeholder":"Password «3»","style":{"secure":"true"}},
        {"type":"textarea","name":"about","placeholder":"About you «4»"},
        {"type":"switch","name":"news","title":"News by mail «5»","value":"false"},
        {"type":"space","height":"20"},
        {"type":"button","text":"Create account «6»","action":{"type":"$network.request",
         "options":{"url":"https://example.com/users","method":"post",
          "data":{"name":"{{$get.name}}","code":"{{$get.code}}","news":"{{$get.news}}"}},
         "success":{"type":"$util.alert","options":{"title":"Welcome"}}}}]}]}}}
      """#,
    inputs: [
      ForeignInput(id: "name", kind: .line, prompt: "Name «2»"),
      ForeignInput(id: "code", kind: .line, prompt: "Password «3»"),
      ForeignInput(id: "about", kind: .lines, prompt: "About you «4»"),
      ForeignInput(id: "news", kind: .toggle, prompt: "News by mail «5»"),
    ])

  private static let news = ForeignDocument(
    system: .jasonette, name: "news",
    text: #"""
      {"$jason":{"head":{"title":"News","data":{"isMember":true,"posts":[
        {"title":"First «1»","by":"Ada «2»","url":"https://example.com/1"},
        {"title":"Second «3»","by":"Grace «4»","url":"https://example.com/2"}]},
       "templates":{"body":{"sections":[{"items":{"{{#each posts}}":{
         "type":"horizontal","components":[
          {"type":"image","url":"https://example.com/a.png","style":{"width":"40"}},
          {"type":"vertical","components":[
           {"type":"label","text":"{{title}}","style":{"font":"HelveticaNeue-Bold"}},
           {"type":"label","text":"{{by}}","style":{"size":"12"}}]}],
         "href":{"url":"{{url}}"}}}},
        {"items":[{"{{#if isMember}}":{"type":"label","text":"Thank you «5»"}},
         {"{{#if isMember == false}}":{"type":"label","text":"Join us [1]"}}]}]}}}}}
      """#)

  private static let contacts = ForeignDocument(
    system: .hyperview, name: "contacts",
    text: #"""
      <doc xmlns="https://hyperview.org/hyperview"><screen>
      <styles><style id="row" flexDirection="row"/><style id="bold" fontWeight="bold"/></styles>
      <body><header><text style="title">Contacts «1»</text></header>
      <form><text-field name="q" placeholder="Search «2»"/></form>
      <section-list><section><section-title>Ada &amp; friends «3»</section-title>
      <item key="1" style="row"><image source="https://example.com/a.png"/>
      <text>Ada <text style="bold">Lovelace «4»</text></text>
      <behavior href="/contacts/1" action="push"/></item>
      <item key="2" style="row"><text>Grace Hopper «5»</text>
      <behavior trigger="visible" event-name="grace"/></item></section></section-list>
      <text>More «6»<behavior action="toggle" target="more"/></text>
      <text id="more" hide="true">There are 300 more [1]</text>
      <form><select-multiple name="groups">
      <option value="work"><text>Work «7»</text></option>
      <option value="home"><text>Home «8»</text></option></select-multiple>
      <switch name="sync" title="Keep in step «9»" value="off"/>
      <view><text>Save «10»</text><behavior verb="post" href="/save" action="replace"/></view></form>
      </body></screen></doc>
      """#,
    inputs: [
      ForeignInput(id: "q", kind: .line, prompt: "Search «2»"),
      ForeignInput(id: "groups", kind: .several(title: "Home «8»", value: "home"), prompt: ""),
      ForeignInput(id: "sync", kind: .toggle, prompt: "Keep in step «9»"),
    ])
}
